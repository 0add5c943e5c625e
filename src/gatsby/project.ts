import { watch } from 'chokidar';
import { checkContent, checkStrings } from '../content/check-content';
import { readSchema, readShownFiles, type ShownFiles } from '../content/content-files';
import { draftRoutes } from '../content/drafts';
import type { Problem } from '../content/problem';
import type { ContentSchema } from '../content/schema';
import type { RouteId } from '../routes';

/** Gatsby's working folder is the project's root. */
export const projectRoot = process.cwd();

/** Pages that are drafts are shown only by `npm run develop`. */
export const showsDrafts = process.env.NODE_ENV === 'development';

let files: ShownFiles | undefined;

/** All content files: read once; in `develop` read again after each change. */
export const readFiles = (): ShownFiles => (files ??= readShownFiles(projectRoot));

export const forgetFiles = (): void => (files = undefined);

let schema: ContentSchema | undefined;

/** The content schema, read once: results of checks are kept for the same schema. Changed types need a restart of Gatsby. */
export const contentSchema = (): ContentSchema => (schema ??= readSchema(projectRoot));

/** The pages that are not built because they are drafts. */
export const hiddenRoutes = (): ReadonlySet<RouteId> => (showsDrafts ? new Set() : draftRoutes(readFiles().pages));

/** Problems of all content. */
export const findProblems = (): Problem[] => [
  ...checkStrings(readFiles()),
  ...checkContent(readFiles(), contentSchema()),
];

/** Milliseconds without another change before files are read, so that one that is half written is no mistake. */
const settled = 100;

const listeners: (() => void)[] = [];

/** Calls back whenever a file of content has been added, changed or removed; in the order in which listeners came. */
export function onContentChange(listener: () => void): void {
  listeners.push(listener);
  if (listeners.length > 1) return;
  let timer: NodeJS.Timeout | undefined;
  watch(['content', 'locales'], { cwd: projectRoot, ignoreInitial: true, persistent: false }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => listeners.forEach((call) => call()), settled);
  });
}
