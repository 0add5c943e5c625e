import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { routeIds, routes } from '../routes';
import { checkPage, rulesFor } from './check-page';
import { checkValues } from './check-values';
import { compareLanguages } from './compare-languages';
import type { ContentFiles } from './content-files';
import { checkDrafts, draftRoutes, type MenuRoutes } from './drafts';
import { pageFilePath, parsePage } from './page';
import { atTop, type Problem } from './problem';
import type { ContentSchema } from './schema';
import { checkSettings } from './settings';
import type { YamlSource } from './yaml-source';

function checkLanguage(locale: Locale, sources: ReadonlyMap<string, YamlSource>, files: ContentFiles): Problem[] {
  const drafts = draftRoutes(files.pages);
  const published = routeIds.filter((route) => !drafts.has(route));
  return published.flatMap((route) => {
    const file = pageFilePath(locale, routes[route].path);
    if (!files.pages.has(file)) return [atTop(file, 'This page is missing.')];
    const original = sources.get(pageFilePath(defaultLocale, routes[route].path));
    const translation = sources.get(file);
    return original && translation ? compareLanguages(original, { locale, source: translation }, files.pictures) : [];
  });
}

/** Problems of the settings, of their form or else of their values. They may name no figures. */
export function checkSettingsOf({ settings, pictures }: ContentFiles, schema: ContentSchema): Problem[] {
  const problems = checkSettings(settings, { schema, known: { placeholders: new Set(), pictures } });
  return problems.length > 0 ? problems : checkValues(settings);
}

/** Problems in the structure of all content, sorted by file. If settings are not valid, only theirs. */
export function checkContent(files: ContentFiles, schema: ContentSchema, menus: MenuRoutes): Problem[] {
  const settings = checkSettingsOf(files, schema);
  if (settings.length > 0) return settings;
  const rules = rulesFor(files, schema);
  const sources = new Map<string, YamlSource>();
  const problems: Problem[] = [];
  for (const [file, text] of files.pages) {
    const checked = checkPage(parsePage(file, text), rules);
    problems.push(...checked.problems);
    // A list with a wrong number of items is reported once, and not a second time as different from English.
    const isEnglish = file.startsWith(`content/${defaultLocale}/`);
    if (checked.source && (isEnglish || checked.problems.length === 0)) sources.set(file, checked.source);
  }
  problems.push(...locales.flatMap((locale) => checkLanguage(locale, sources, files)));
  problems.push(...checkDrafts(files.pages, menus));
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}
