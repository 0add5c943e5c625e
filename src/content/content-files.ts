import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** The text of every file that content is made of, by its path from the project's root, with forward slashes. */
export interface ContentFiles {
  pages: ReadonlyMap<string, string>;
  settings: ReadonlyMap<string, string>;
  /** Paths below `content/pictures`. */
  pictures: ReadonlySet<string>;
  /** The code of header and footer, which link to pages from every page. */
  menus: ReadonlyMap<string, string>;
}

/** Paths of all files below a folder of the project, sorted, without the folder. */
export const listFiles = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root, folder).length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();

/** Reads the content of the project that stands in `root`. */
export function readContentFiles(root: string): ContentFiles {
  const read = (paths: string[]): Map<string, string> =>
    new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const below = (folder: string, ending: string): string[] =>
    listFiles(root, folder)
      .filter((path) => path.endsWith(ending))
      .map((path) => `${folder}/${path}`);
  return {
    pages: read(below('content', '.md')),
    settings: read(below('content/settings', '.yaml')),
    pictures: new Set(listFiles(root, 'content/pictures')),
    menus: existsSync(join(root, 'src/layout')) ? read(below('src/layout', '.ts')) : new Map(),
  };
}

/** The SDL of all content types: the shared ones and one file for each section kind. */
export function readContentSdl(root: string): string {
  const shared = ['src/content/types.graphql', 'src/content/settings.graphql'];
  const kinds = listFiles(root, 'src/sections').filter((path) => path.endsWith('type.graphql'));
  return [...shared, ...kinds.map((path) => `src/sections/${path}`)]
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
}
