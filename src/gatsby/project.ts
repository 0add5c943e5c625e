import { checkContent, rulesFor, withRouteEnum } from '../content/check-content';
import { readContentFiles, readContentSdl } from '../content/content-files';
import { draftRoutes } from '../content/drafts';
import type { Problem } from '../content/problem';
import { parseSettings, type Settings } from '../content/settings';
import type { Rules } from '../content/validate';
import type { RouteId } from '../routes';

/** Gatsby runs in the project's own folder. */
export const projectRoot = process.cwd();

/** Drafts are there while developing, and nowhere else. */
export const showsDrafts = process.env.NODE_ENV === 'development';

/** The pages that a build leaves out. */
export const hiddenRoutes = (): ReadonlySet<RouteId> =>
  showsDrafts ? new Set() : draftRoutes(readContentFiles(projectRoot).pages);

/** The types of all content, as Gatsby's schema takes them. */
export const contentSdl = (): string => withRouteEnum(readContentSdl(projectRoot));

export const readSettings = (): Settings => parseSettings(readContentFiles(projectRoot).settings);

export const readRules = (): Rules => rulesFor(readContentFiles(projectRoot), readContentSdl(projectRoot));

export const findProblems = (): Problem[] => checkContent(readContentFiles(projectRoot), readContentSdl(projectRoot));
