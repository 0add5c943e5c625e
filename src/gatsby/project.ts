import { watch } from 'chokidar';
import { checkStructure, checkStrings } from '../content/check-structure';
import { type ContentFiles, readContentFiles, readSchema } from '../content/content-files';
import { draftRoutes } from '../content/page/drafts';
import type { Problem } from '../content/problem';
import type { ContentSchema } from '../content/schema/schema';
import type { RouteId } from '../routes';

/** The project's root folder, in which Gatsby runs. */
export const projectRoot = process.cwd();

/** Whether draft pages are shown: only in `npm run develop`. */
export const showsDrafts = process.env.NODE_ENV === 'development';

let files: ContentFiles | undefined;

/** All content files. They are read once; in `develop` again after each change. */
export const readFiles = (): ContentFiles => (files ??= readContentFiles(projectRoot));

export const forgetFiles = (): void => (files = undefined);

let schema: ContentSchema | undefined;

/**
 * The content schema, from the `.graphql` files. It is read only once, because check results are cached by this object:
 * a change of types needs a restart.
 */
export const contentSchema = (): ContentSchema => (schema ??= readSchema(projectRoot));

/** The draft pages that are left out: all in a build, none in `npm run develop`. */
export const hiddenRoutes = (): ReadonlySet<RouteId> => (showsDrafts ? new Set() : draftRoutes(readFiles().pages));

/** All problems of the content. */
export const findProblems = (): Problem[] => [
  ...checkStrings(readFiles()),
  ...checkStructure(readFiles(), contentSchema()),
];

/**
 * Milliseconds to wait after a file change before reading, so that a half-written file is not reported as a mistake.
 */
const settled = 100;

const listeners: (() => void)[] = [];

/** Calls `listener` whenever a content file is added, changed or removed, after the listeners that were added before. */
export function onContentChange(listener: () => void): void {
  listeners.push(listener);
  if (listeners.length > 1) return;
  let timer: NodeJS.Timeout | undefined;
  watch(['content', 'locales'], { cwd: projectRoot, ignoreInitial: true, persistent: false }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => listeners.forEach((call) => call()), settled);
  });
}
