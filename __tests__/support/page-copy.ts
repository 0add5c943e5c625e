import { readContentFiles, readSchema } from '../../src/content/content-files';
import { pageFilePath, parsePage } from '../../src/content/page';
import { type PageCopy, pageCopy } from '../../src/content/page-copy';
import { proseFields } from '../../src/content/schema';
import { parseSettings, placeholderValues } from '../../src/content/settings';
import type { Locale } from '../../src/i18n/locales';
import { type RouteId, routes } from '../../src/routes';

const files = readContentFiles('.');
const isProse = proseFields(readSchema('.'));

/** The project's settings. */
export const settings = parseSettings(files.settings);

/** What the project's content says on a page, as a build shows it: tests that are about no text read it from here. */
export function copyOf(locale: Locale, route: RouteId): PageCopy {
  const file = pageFilePath(locale, routes[route].path);
  const { page } = parsePage(file, files.pages.get(file) ?? '');
  if (!page) throw new Error(`There is no page ${file}.`);
  return pageCopy(page, placeholderValues(settings, locale), isProse);
}

/** What the first section of a page is headed with, as its main heading. */
export const headingOf = (locale: Locale, route: RouteId): string => String(copyOf(locale, route).sections[0]?.title);
