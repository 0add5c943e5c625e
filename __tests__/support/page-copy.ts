import { readContentFiles, readSchema } from '../../src/content/content-files';
import { fieldTypes } from '../../src/content/schema/field-types';
import { pageFilePath, parsePage } from '../../src/content/page/page';
import { type PageCopy, pageCopy } from '../../src/content/page/page-copy';
import { parseSettings, placeholderValues } from '../../src/content/settings';
import type { Locale } from '../../src/i18n/locales';
import type { RouteId } from '../../src/routes';

const files = readContentFiles('.');
const typeOf = fieldTypes(readSchema('.'));

/** The project's real settings. */
export const settings = parseSettings(files.settings);

/**
 * A page's content as in a build. Tests that are not about a certain text read texts from here, so that edits of
 * content do not break them.
 */
export function copyOf(locale: Locale, route: RouteId): PageCopy {
  const file = pageFilePath(locale, route);
  const { page } = parsePage(file, files.pages.get(file) ?? '');
  if (!page) throw new Error(`There is no page ${file}.`);
  return pageCopy(page, placeholderValues(settings, locale), typeOf);
}

/** The title of a page's first section, which is its main heading. */
export const headingOf = (locale: Locale, route: RouteId): string => String(copyOf(locale, route).sections[0]?.title);
