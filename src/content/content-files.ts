import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLineFeeds } from './line-endings';
import { filesBelow, leftover } from './files-below';
import { type ContentSchema, readContentSchema, withRouteEnum } from './schema';

/** The text of all files of content and strings, by path from the project's root with forward slashes. */
export interface ContentFiles {
  pages: ReadonlyMap<string, string>;
  settings: ReadonlyMap<string, string>;
  /** Interface strings, `locales/<locale>/<namespace>.json`. */
  strings: ReadonlyMap<string, string>;
  /** Paths below `content/pictures`. */
  pictures: Set<string>;
}

/** The text, with the line endings of Unix, of each file below a folder whose path in it matches, by path from the project's root. */
export const readTexts = (root: string, folder: string, ending: RegExp): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(join(root, folder), leftover)
      .filter((path) => ending.test(path))
      .map((path) => `${folder}/${path}`)
      .map((path) => [path, withLineFeeds(readFileSync(join(root, path), 'utf8'))]),
  );

/** Reads the content and the strings of the project in `root`. */
export const readContentFiles = (root: string): ContentFiles => ({
  pages: readTexts(root, 'content', /\.md$/),
  settings: readTexts(root, 'content/settings', /\.yaml$/),
  strings: readTexts(root, 'locales', /\.json$/),
  pictures: new Set(filesBelow(join(root, 'content/pictures'), leftover)),
});

/** All files whose changes `develop` shows. */
export interface ShownFiles extends ContentFiles {
  drawings: ReadonlyMap<string, string>;
}

export const readShownFiles = (root: string): ShownFiles => ({
  ...readContentFiles(root),
  drawings: readTexts(root, 'content/diagrams', /\.svg$/),
});

/** The drawings as an enum in SDL. */
function drawingEnum(root: string): string {
  const files = filesBelow(join(root, 'content/diagrams'), leftover).filter((file) => file.endsWith('.svg'));
  const values = files.map((file) => `"\`content/diagrams/${file}\`" ${file.replace('.svg', '')}`);
  return `"The drawings of \`content/diagrams\`, each by the name of its file."\nenum DiagramName { ${values.join(' ')} }`;
}

/** The SDL of all content types: the shared ones, one file for each section kind, drawings and routes as enums. */
export function readContentSdl(root: string): string {
  const shared = ['src/content/types.graphql', 'src/content/settings.graphql'];
  const kinds = filesBelow(join(root, 'src/sections')).filter((path) => path.endsWith('type.graphql'));
  const written = [...shared, ...kinds.map((path) => `src/sections/${path}`)];
  return withRouteEnum(
    [...written.map((path) => readFileSync(join(root, path), 'utf8')), drawingEnum(root)].join('\n'),
  );
}

export const readSchema = (root: string): ContentSchema => readContentSchema(readContentSdl(root));
