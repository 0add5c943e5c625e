/** The project's files, by path, from which the configuration of the editing interface is generated. */
export interface SourceFiles {
  pages: ReadonlyMap<string, string>;
  settings: ReadonlyMap<string, string>;
  /** `locales/<locale>/<namespace>.json`. */
  strings: ReadonlyMap<string, string>;
  /** The code and drawings of the site, which use the strings. */
  code: ReadonlyMap<string, string>;
}
