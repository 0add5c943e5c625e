import { defaultLocale, type Locale, locales } from '../i18n/locales';
import { type RouteId, routeIds } from '../routes';
import { checkPage, rulesFor } from './page/check-page';
import { checkValues } from './check-values';
import { checkSource } from './yaml/raw-text';
import { compareLanguages } from './compare-languages';
import type { ContentFiles } from './content-files';
import { missingLabels } from './strings/diagram-labels';
import { problemsOf } from './differences';
import { checkDrafts, draftRoutes } from './page/drafts';
import { fieldTypes, type TypeOf } from './schema/field-types';
import { pageFilePath, parsePage } from './page/page';
import { atTop, type Problem, sortProblems } from './problem';
import type { ContentSchema } from './schema/schema';
import { checkSettings } from './settings';
import { readStringSource } from './strings/string-file';
import { textProblems } from './strings/string-text';
import type { YamlSource } from './yaml/yaml-source';

/** Reports a missing language version of a page, and differences between its translations and English. */
function checkLanguages(
  route: RouteId,
  sources: ReadonlyMap<string, YamlSource>,
  files: ContentFiles,
  typeOf: TypeOf,
): Problem[] {
  const fileIn = (locale: Locale): string => pageFilePath(locale, route);
  const missing = locales.map(fileIn).filter((file) => !files.pages.has(file));
  const original = sources.get(fileIn(defaultLocale));
  const compared = locales.flatMap((locale) => {
    const source = locale === defaultLocale ? undefined : sources.get(fileIn(locale));
    return original && source ? [compareLanguages(original, { locale, source }, files.pictures, typeOf)] : [];
  });
  return [...missing.map((file) => atTop(file, 'This page is missing.')), ...problemsOf(compared)];
}

/**
 * Checks the structure of the settings, and if that is valid, whether their values are possible. Texts in settings must
 * not contain placeholders.
 */
export function checkSettingsOf({ settings, pictures }: ContentFiles, schema: ContentSchema): Problem[] {
  const problems = checkSettings(settings, { schema, known: { placeholders: new Set(), pictures } });
  return problems.length > 0 ? problems : checkValues(settings);
}

/** Structural problems of all content, sorted by file. If the settings have problems, returns only these. */
export function checkStructure(files: ContentFiles, schema: ContentSchema): Problem[] {
  const settings = checkSettingsOf(files, schema);
  if (settings.length > 0) return settings;
  const rules = rulesFor(files, schema);
  const sources = new Map<string, YamlSource>();
  const problems: Problem[] = [];
  for (const [file, text] of files.pages) {
    const checked = checkPage(parsePage(file, text), rules);
    problems.push(...checked.problems);
    // A translation that has problems is not compared with English: a list with too many items would be reported twice.
    const isEnglish = file.startsWith(`content/${defaultLocale}/`);
    if (checked.source && (isEnglish || checked.problems.length === 0)) sources.set(file, checked.source);
  }
  const drafts = draftRoutes(files.pages);
  const published = routeIds.filter((route) => !drafts.has(route));
  problems.push(...published.flatMap((route) => checkLanguages(route, sources, files, fieldTypes(schema))));
  problems.push(...checkDrafts(files.pages));
  return sortProblems(problems);
}

/**
 * Problems of string files: invalid JSON, and texts that would change at hydration. i18next, which renders the HTML,
 * replaces more in a text than the site's own code in browsers (`src/i18n/strings.ts`).
 */
export const checkStringFiles = (strings: ContentFiles['strings']): Problem[] =>
  [...strings].flatMap(([file, text]) => {
    const read = readStringSource(file, text);
    return read ? [...read.problems, ...textProblems(read)] : [];
  });

/**
 * Checks the interface strings of each language, and whether files of diagrams are damaged. If there are no such
 * problems, reports diagram labels that have no string.
 */
export function checkStrings({ strings, diagrams }: ContentFiles): Problem[] {
  const wrong = [...checkStringFiles(strings), ...[...diagrams].flatMap((diagram) => checkSource(...diagram))];
  return wrong.length > 0 ? wrong : missingLabels(diagrams, strings);
}

/**
 * Problems that prevent a page from being shown. Languages are not compared: while a writer edits one language,
 * differences from the others are normal. Pages are checked only if the settings are valid, since the names of
 * placeholders come from them.
 */
export function checkEachFile(files: ContentFiles, schema: ContentSchema): Problem[] {
  const strings = checkStrings(files);
  const settings = checkSettingsOf(files, schema);
  if (settings.length > 0) return [...settings, ...strings];
  const rules = rulesFor(files, schema);
  const pages = [...files.pages].flatMap(([file, text]) => checkPage(parsePage(file, text), rules).problems);
  return [...pages, ...strings];
}
