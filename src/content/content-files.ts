import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLineFeeds } from './yaml/raw-text';
import { filesBelow, leftover, unlessGone } from './files-below';
import { type ContentSchema, readContentSchema, withRouteEnum } from './schema/schema';

type Texts = ReadonlyMap<string, string>;

/** All files of `content` and `locales`: their texts by path from the project's root (with forward slashes). */
export interface ContentFiles {
  pages: Texts;
  settings: Texts;
  /** Interface strings by path: `locales/<locale>/<namespace>.json`. */
  strings: Texts;
  /** The SVG files of `content/diagrams`. */
  diagrams: Texts;
  /** Lists of words and exceptions for the checks: `content/words/*.txt` and `content/words/voice/*.yaml`. */
  words: Texts;
  /** Paths of pictures below `content/pictures`. */
  pictures: ReadonlySet<string>;
}

/**
 * The texts of all files in `folder` and below whose path matches `ending`, with Unix line endings. Their keys are
 * paths from the project's root.
 */
export const readTexts = (root: string, folder: string, ending: RegExp): Texts =>
  new Map(
    filesBelow(join(root, folder), leftover)
      .filter((path) => ending.test(path))
      .map((path) => `${folder}/${path}`)
      .flatMap((path) => {
        const text = unlessGone(() => readFileSync(join(root, path), 'utf8'));
        return text === undefined ? [] : [[path, withLineFeeds(text)] as const];
      }),
  );

/** Reads the content and the interface strings of the project in `root`. */
export const readContentFiles = (root: string): ContentFiles => ({
  pages: readTexts(root, 'content', /\.md$/),
  settings: readTexts(root, 'content/settings', /\.yaml$/),
  strings: readTexts(root, 'locales', /\.json$/),
  diagrams: readTexts(root, 'content/diagrams', /\.svg$/),
  words: readTexts(root, 'content/words', /\.txt$|^voice\/.*\.yaml$/),
  pictures: new Set(filesBelow(join(root, 'content/pictures'), leftover)),
});

/** The SDL of an enum with the names of all diagrams. */
function diagramEnum(root: string): string {
  // Leaves out files whose names cannot be enum values; the content check reports them.
  const files = filesBelow(join(root, 'content/diagrams'), leftover).filter((file) => /^[A-Za-z]\w*\.svg$/.test(file));
  const values = files.map((file) => `"\`content/diagrams/${file}\`" ${file.replace('.svg', '')}`);
  return `"The diagrams of \`content/diagrams\`, each by the name of its file."\nenum DiagramName { ${values.join(' ')} }`;
}

/** The SDL of all content types: shared types, the types of each section kind, and the enums of diagrams and routes. */
export function readContentSdl(root: string): string {
  const shared = ['src/content/schema/types.graphql', 'src/content/schema/settings.graphql'];
  const kinds = filesBelow(join(root, 'src/sections')).filter((path) => path.endsWith('type.graphql'));
  const written = [...shared, ...kinds.map((path) => `src/sections/${path}`)];
  return withRouteEnum(
    [...written.map((path) => readFileSync(join(root, path), 'utf8')), diagramEnum(root)].join('\n'),
  );
}

export const readSchema = (root: string): ContentSchema => readContentSchema(readContentSdl(root));
