import { patched } from './package-changes';

/** An open entry as the interface keeps it, of which only this much is used. */
export interface Draft {
  collectionName: string;
  fileName?: string;
  /** By language (`_default` in files that hold all languages), the values of fields by path: `sections.0.title`. */
  currentValues: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Pictures that have been added and not been saved, by the `blob:` address that stands in their field. */
  files: Readonly<Record<string, { file?: File }>>;
}

declare global {
  /** Events that the bundled package is made to dispatch, because its API does not offer what they carry. */
  interface WindowEventMap {
    /** Paths of all files in the folder or repository. */
    'cms-files': CustomEvent<string[]>;
    /** The text of an entry's file, whenever it is read. */
    'cms-file': CustomEvent<{ path: string; text: string }>;
    /** The open entry after each change; nothing once it is closed. */
    'cms-draft': CustomEvent<Draft | null | undefined>;
  }
}

const dispatch = (event: 'cms-files' | 'cms-file' | 'cms-draft', detail: string): string =>
  `window.dispatchEvent(new CustomEvent("${event}",{detail:${detail}}))`;

/** Dispatches the list of files whenever it has been read. */
export const withFileListEvents = (code: string): string =>
  patched(
    code,
    /(=([\w$]+)=>\{let (?:[\w$]+=\[\],){3}[\w$]+=new Set;)(\2\.forEach\([\w$]+=>\{let\{path:)/,
    `$1${dispatch('cms-files', '$2.map(({path})=>path)')};$3`,
    'way to list files',
  );

/** Dispatches the text of each file that is read. */
export const withFileTextEvents = (code: string): string =>
  patched(
    code,
    /(([\w$]+)=\2\.trim\(\)\.replace\(\/\\r\\n\?\/g,`\n`\);)(let [\w$]+=![\w$]+&&[\w$]+\([\w$]+,([\w$]+)\))/,
    `$1${dispatch('cms-file', '{path:$4,text:$2}')};$3`,
    'way to read files',
  );

/** Dispatches the values of the form after each change, where the next backup of an unsaved text is scheduled. */
export const withDraftEvents = (code: string): string =>
  patched(
    code,
    /(([\w$]+)=>\{)(globalThis\.clearTimeout\(([\w$]+)\),\2&&[\w$]+&&\(\4=globalThis\.setTimeout\()/,
    `$1${dispatch('cms-draft', '$2')},$3`,
    'way to follow changes',
  );
