import { checkContent, checkSettingsOf, rulesFor } from '../content/check-content';
import { type ContentFiles, readContentFiles, readContentSdl } from '../content/content-files';
import { draftRoutes } from '../content/drafts';
import type { Problem } from '../content/problem';
import { type ContentSchema, readContentSchema } from '../content/schema';
import { parseSettings, type Settings } from '../content/settings';
import type { Rules } from '../content/validate';
import { menuRoutes } from '../layout/menu-routes';
import type { RouteId } from '../routes';

/** Gatsby's working folder is the project's root. */
export const projectRoot = process.cwd();

/** Drafts are shown only by `npm run develop`. */
export const showsDrafts = process.env.NODE_ENV === 'development';

/** The content as last read, with settings and validation rules made from it. */
interface Project {
  files: ContentFiles;
  settings: Settings;
  rules: Rules;
}

let types: { sdl: string; schema: ContentSchema } | undefined;
let project: Project | undefined;

function readTypes(): { sdl: string; schema: ContentSchema } {
  const sdl = readContentSdl(projectRoot);
  return { sdl, schema: readContentSchema(sdl) };
}

/** The types of all content, as SDL for Gatsby and parsed for the checks. Cached: a change of them needs a restart. */
export const contentTypes = () => (types ??= readTypes());

const projectOf = (files: ContentFiles): Project => ({
  files,
  settings: parseSettings(files.settings),
  rules: rulesFor(files, contentTypes().schema),
});

/** The project's content, cached until `reloadSettings` is called. */
export const readProject = (): Project => (project ??= projectOf(readContentFiles(projectRoot)));

/**
 * The settings, read again after a file of them has changed, for `readProject` too. Invalid ones leave both as they were.
 */
export function reloadSettings(): Settings {
  const files = readContentFiles(projectRoot);
  if (checkSettingsOf(files, contentTypes().schema).length === 0) project = projectOf(files);
  return readProject().settings;
}

/** The pages that are not built because they are drafts. */
export const hiddenRoutes = (): ReadonlySet<RouteId> =>
  showsDrafts ? new Set() : draftRoutes(readProject().files.pages);

/** Problems of all content. Does not use `readProject`, whose rules cannot be made from settings that are not valid. */
export const findProblems = (): Problem[] =>
  checkContent(readContentFiles(projectRoot), contentTypes().schema, menuRoutes);
