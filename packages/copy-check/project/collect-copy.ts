import type { ContentFiles } from '../../../src/content/content-files';
import { groupBy } from '../../../src/content/group-by';
import { defaultLocale, isLocale, type Locale, locales } from '../../../src/i18n/locales';
import { fieldTypes, isProse, isText, type TypeOf } from '../../../src/content/schema/field-types';
import type { ContentSchema } from '../../../src/content/schema/schema';
import { isDraft } from '../../../src/content/page/drafts';
import { perFile, perObject } from '../../../src/content/remember';
import { type ParsedPage, parsedPages } from '../../../src/content/page/page';
import { readSettingsFile } from '../../../src/content/settings';
import { stringsIn } from '../../../src/content/yaml/yaml-source';
import { type CopyText, type CopyTexts, textAt, textOfBody } from '../../../src/content/placed-text';
import { readStringFiles } from '../../../src/content/strings/string-file';

/** The texts of a page. Drafts have none, since only their structure is checked. */
export const textsOfPage = perObject((page: ParsedPage, typeOf: TypeOf): CopyTexts => {
  const { locale, source, body } = page;
  if (isDraft(source.document)) return [];
  const texts = stringsIn(source.document).flatMap(({ node, field, value }): CopyText[] => {
    const type = typeOf(field);
    return isText(type) ? [{ ...textAt(source, node, field, value), locale, isMarkdown: isProse(type) }] : [];
  });
  return body === '' ? texts : [...texts, { ...textOfBody(page), locale, isMarkdown: true }];
});

/** The texts of a settings file that exist in several languages: those below a language key. */
export const textsOfSettings = perFile((file, text): CopyTexts => {
  const { source, problems } = readSettingsFile(file, text);
  if (problems.length > 0) return [];
  return stringsIn(source.document).flatMap(({ node, field, value }): CopyText[] => {
    const locale = languageIn(field);
    return locale ? [{ ...textAt(source, node, field, value), locale, isMarkdown: false }] : [];
  });
});

/**
 * All texts of the site, grouped by file. Each group has the texts of a page, string file or settings file in all
 * languages.
 */
export const textsByPlace = ({ pages, settings, strings }: ContentFiles, schema: ContentSchema) => ({
  pages: [...groupBy(parsedPages(pages), ({ route }) => route).values()].map((languages) =>
    languages.flatMap((page) => textsOfPage(page, fieldTypes(schema))),
  ),
  strings: [...groupBy(readStringFiles(strings), ({ namespace }) => namespace).values()].map((languages) =>
    languages.flatMap((file) => [...file.strings.values()]),
  ),
  settings: [...settings].map(([file, text]) => textsOfSettings(file, text)),
});

/** All texts of the site, in all languages. */
export const textsOfProject = (files: ContentFiles, schema: ContentSchema): CopyText[] =>
  Object.values(textsByPlace(files, schema)).flat(2);

/** The language in a field's path, for example `de` in `name.de`; undefined if there is none. */
const languageIn = (field: string): Locale | undefined => field.split(/[.[]/).find(isLocale);

const languagePart = new RegExp(`(^(?:content|locales)/|\\.)(?:${locales.join('|')})(?=[/.[]|$)`);

/**
 * A key that a text and its translations share: file and field without the language, as in
 * `locales/…/common.json#title`.
 */
export function translationKey({ file, field }: Pick<CopyText, 'file' | 'field'>): string {
  const path = file.replace(languagePart, '$1*');
  return `${path}#${path === file ? field.replace(languagePart, '$1*') : field}`;
}

/** Returns a function that finds the English original of a text. */
export function originalIn(texts: CopyTexts): (text: CopyText) => CopyText | undefined {
  const english = new Map(
    texts.filter(({ locale }) => locale === defaultLocale).map((text) => [translationKey(text), text]),
  );
  return (text) => english.get(translationKey(text));
}
