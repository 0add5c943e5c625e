import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { routeIds, routes } from '../routes';
import { checkBody } from './check-body';
import { checkValues } from './check-values';
import { compareLanguages } from './compare-languages';
import type { ContentFiles } from './content-files';
import { checkDrafts, draftRoutes, isDraft, type MenuRoutes } from './drafts';
import { type PageReading, pageFilePath, parsePage } from './page';
import { atTop, type Problem } from './problem';
import type { ContentSchema } from './schema';
import { findMiscounts } from './section-counts';
import { checkSettings, parseSettings, placeholderValues } from './settings';
import { type Rules, validateValue } from './validate';
import type { YamlSource } from './yaml-source';

/** The rules to validate pages with. The settings, from which the figures are made, must have been validated before. */
export function rulesFor(files: ContentFiles, schema: ContentSchema): Rules {
  const placeholders = new Set(placeholderValues(parseSettings(files.settings), defaultLocale).keys());
  return { schema, known: { placeholders, pictures: files.pictures } };
}

/** Problems of one page, and its front matter if it is valid enough to be compared with other languages. */
export function checkPage({ page, problem }: PageReading, rules: Rules): { problems: Problem[]; source?: YamlSource } {
  if (problem) return { problems: [problem] };
  const { source } = page;
  const found = [
    ...validateValue(source, source.document.contents, 'PageFrontMatter!', '', rules),
    ...checkBody(page, rules.known.placeholders),
  ];
  const miscounts = isDraft(source.document.contents) ? [] : findMiscounts(source, page.route);
  const tooLong = miscounts.filter(({ isTooLong }) => isTooLong);
  // What a mistake hides may seem to be missing; that there is too much is no consequence of one.
  if (found.length > 0) return { problems: [...found, ...tooLong.map(({ problem: miscount }) => miscount)] };
  const counted = miscounts.map(({ problem: miscount }) => miscount);
  return tooLong.length === miscounts.length ? { problems: counted, source } : { problems: counted };
}

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
