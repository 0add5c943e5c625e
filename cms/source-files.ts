/** Texts of the project's files by path, as the configuration of the editing interface is made from them. */
export interface SourceFiles {
  pages: ReadonlyMap<string, string>;
  settings: ReadonlyMap<string, string>;
  /** `locales/<locale>/<namespace>.json`. */
  strings: ReadonlyMap<string, string>;
}
