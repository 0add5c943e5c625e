import type { ContentFiles } from '../../src/content/content-files';
import { defaultLocale, isLocale, locales } from '../../src/i18n/locales';
import { untranslated } from '../../src/content/schema';
import { isDraft } from '../../src/content/drafts';
import { perFile, perObject } from '../../src/content/remember';
import { type ParsedPage, parsedPages } from '../../src/content/page';
import { readSettingsFile } from '../../src/content/settings';
import { visitStrings } from '../../src/content/yaml-source';
import { textAt, textOfBody } from '../../src/content/placed-text';
import type { CopyText, CopyTexts } from '../../src/content/copy-text';
import { readStringFiles, type StringFile } from '../../src/content/string-file';

type IsProse = (field: string) => boolean;

/** The texts of a page, without drafts, of which only the structure is checked. */
export const textsOfPage = perObject((page: ParsedPage, isProse: IsProse): CopyTexts => {
  const { locale, source, body } = page;
  if (isDraft(source.document)) return [];
  const texts: CopyText[] = [];
  visitStrings(
    source.document.contents,
    '',
    (node, field, value) => texts.push({ ...textAt(source, node, field, value), locale, isMarkdown: isProse(field) }),
    (key) => untranslated.includes(key),
  );
  return body === '' ? texts : [...texts, { ...textOfBody(page), locale, isMarkdown: true }];
});

/** The localised texts of a settings file: those below a key that is a language. */
export const textsOfSettings = perFile((file, text): CopyTexts => {
  const { source, problems } = readSettingsFile(file, text);
  const texts: CopyText[] = [];
  if (problems.length > 0) return texts;
  visitStrings(source.document.contents, '', (node, field, value) => {
    const locale = languageIn(field);
    if (isLocale(locale)) texts.push({ ...textAt(source, node, field, value), locale, isMarkdown: false });
  });
  return texts;
});

/** Returns the same list object for the same texts. */
const together = perObject((...texts: CopyTexts[]): CopyTexts => texts.flat());

const grouped = <Source>(sources: readonly Source[], keyOf: (source: Source) => string): Source[][] => {
  const groups = new Map<string, Source[]>();
  for (const source of sources) groups.set(keyOf(source), [...(groups.get(keyOf(source)) ?? []), source]);
  return [...groups.values()];
};

const textsIn = perObject(({ strings }: StringFile): CopyTexts => [...strings.values()]);

/** The texts of the site, those of a page, a file of strings or a file of settings together in all languages. */
export const textsByPlace = ({ pages, settings, strings }: ContentFiles, isProse: IsProse) => ({
  pages: grouped(parsedPages(pages), ({ route }) => route).map((languages) =>
    together(...languages.map((page) => textsOfPage(page, isProse))),
  ),
  strings: grouped(readStringFiles(strings), ({ namespace }) => namespace).map((languages) =>
    together(...languages.map(textsIn)),
  ),
  settings: [...settings].map(([file, text]) => textsOfSettings(file, text)),
});

const noProse: IsProse = () => false;

/** The same texts for comparison between languages, without the difference between Markdown and plain text. */
export const textsToCompare = (files: ContentFiles): CopyTexts[] => Object.values(textsByPlace(files, noProse)).flat();

/** All texts of the site, in all languages. */
export const textsOfProject = (files: ContentFiles): CopyText[] => textsToCompare(files).flat();

/** The first key in a field's path that is a language. */
const languageIn = (field: string): string | undefined => field.split(/[.[]/).find(isLocale);

const languagePart = new RegExp(`(^(?:content|locales)/|\\.)(?:${locales.join('|')})(?=[/.[]|$)`);

/** What a text shares with its translations: file and field without the language, as in `locales/…/common.json#title`. */
export const translationKey = perObject(({ file, field }: Pick<CopyText, 'file' | 'field'>): string => {
  const path = file.replace(languagePart, '$1*');
  return `${path}#${path === file ? field.replace(languagePart, '$1*') : field}`;
});

/** Finds the English text of a text among others. */
export function originalIn(texts: CopyTexts): (text: CopyText) => CopyText | undefined {
  const english = new Map(
    texts.filter(({ locale }) => locale === defaultLocale).map((text) => [translationKey(text), text]),
  );
  return (text) => english.get(translationKey(text));
}
