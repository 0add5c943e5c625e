import { checkContent, checkSettingsOf, rulesFor } from '../content/check-content';
import { type ContentFiles, readContentFiles, readContentSdl } from '../content/content-files';
import { draftRoutes } from '../content/drafts';
import type { Problem } from '../content/problem';
import { type ContentSchema, readContentSchema } from '../content/schema';
import { parseSettings, type Settings } from '../content/settings';
import type { Rules } from '../content/validate';
import { menuRoutes } from '../layout/menu-routes';
import type { RouteId } from '../routes';

/** Gatsby runs in the project's own folder. */
export const projectRoot = process.cwd();

/** Drafts are shown by `npm run develop`, and nowhere else. */
export const showsDrafts = process.env.NODE_ENV === 'development';

/** The content as it was last read, and what follows from it. */
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

/** The types of all content, as SDL for Gatsby and parsed for the checks. Read once: a change of them needs a restart. */
export const contentTypes = () => (types ??= readTypes());

const projectOf = (files: ContentFiles): Project => ({
  files,
  settings: parseSettings(files.settings),
  rules: rulesFor(files, contentTypes().schema),
});

/** The project's content. Read once; `reloadSettings` reads it again. */
export const readProject = (): Project => (project ??= projectOf(readContentFiles(projectRoot)));

/** Reads the content again after a settings file has changed. Keeps what was read before if the settings are wrong now. */
export function reloadSettings(): Problem[] {
  const files = readContentFiles(projectRoot);
  const problems = checkSettingsOf(files, contentTypes().schema);
  if (problems.length === 0) project = projectOf(files);
  return problems;
}

/** The pages that a build leaves out. */
export const hiddenRoutes = (): ReadonlySet<RouteId> =>
  showsDrafts ? new Set() : draftRoutes(readProject().files.pages);

/** Problems of the whole content. It is read here, before the rules are made, because settings may be too broken for any. */
export const findProblems = (): Problem[] =>
  checkContent(readContentFiles(projectRoot), contentTypes().schema, menuRoutes);
