import type { ContentFiles } from '../../src/content/content-files';
import { defaultLocale, isLocale, locales } from '../../src/i18n/locales';
import { untranslated } from '../../src/content/schema';
import { isDraft } from '../../src/content/drafts';
import { perFile } from '../../src/content/per-file';
import { perObject } from '../../src/content/per-object';
import { type ParsedPage, parsedPages } from '../../src/content/page';
import { readSettingsFile } from '../../src/content/settings';
import { visitStrings } from '../../src/content/yaml-source';
import { textAt, textOfBody } from '../../src/content/placed-text';
import type { CopyText } from './copy-text';
import { readStringFiles } from './string-files';

/** The texts of a page, without drafts, of which only the structure is checked. */
export const textsOfPage = (page: ParsedPage, isProse: (field: string) => boolean): readonly CopyText[] =>
  textsBy(isProse)(page);

const textsBy = perObject((isProse: (field: string) => boolean) =>
  perObject((page: ParsedPage) => collect(page, isProse)),
);

function collect(page: ParsedPage, isProse: (field: string) => boolean): CopyText[] {
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
}

/** The localised texts of a settings file: those below a key that is a language. */
export const textsOfSettings = perFile((file, text): readonly CopyText[] => {
  const { source, problems } = readSettingsFile(file, text);
  const texts: CopyText[] = [];
  if (problems.length > 0) return texts;
  visitStrings(source.document.contents, '', (node, field, value) => {
    const locale = languageIn(field);
    if (isLocale(locale)) texts.push({ ...textAt(source, node, field, value), locale, isMarkdown: false });
  });
  return texts;
});

const noProse = (): boolean => false;

/** All texts, for comparing them; which of them are Markdown makes no difference there. */
export const textsOfProject = ({ pages, settings, strings }: ContentFiles): CopyText[] => [
  ...parsedPages(pages).flatMap((page) => textsOfPage(page, noProse)),
  ...[...settings].flatMap(([file, text]) => textsOfSettings(file, text)),
  ...readStringFiles(strings).files.flatMap((file) => [...file.strings.values()]),
];

/** The first key in a field's path that is a language. */
const languageIn = (field: string): string | undefined => field.split(/[.[]/).find(isLocale);

const languagePart = new RegExp(`(^(?:content|locales)/|\\.)(?:${locales.join('|')})(?=[/.[]|$)`);

/** What a text shares with its translations: file and field without the language, as in `locales/…/common.json#title`. */
export const translationKey = ({ file, field }: Pick<CopyText, 'file' | 'field'>): string => {
  const path = file.replace(languagePart, '$1*');
  return `${path}#${path === file ? field.replace(languagePart, '$1*') : field}`;
};

/** Finds the English text of a text among others. */
export function originalIn(texts: readonly CopyText[]): (text: CopyText) => CopyText | undefined {
  const english = new Map(
    texts.filter(({ locale }) => locale === defaultLocale).map((text) => [translationKey(text), text]),
  );
  return (text) => english.get(translationKey(text));
}
