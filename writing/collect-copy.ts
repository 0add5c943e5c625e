import { isLocale, locales } from '../src/i18n/locales';
import { untranslated } from '../src/content/compare-languages';
import { isDraft, publishedSections } from '../src/content/drafts';
import type { ParsedPage } from '../src/content/page';
import { readSettingsFile } from '../src/content/settings';
import { visitStrings } from '../src/content/yaml-nodes';
import { type CopyText, textAtNode, textOfBody } from './copy-text';

/** The texts of a page. What is still being written is checked for its form alone, so a draft has none. */
export function textsOfPage({ locale, source, ...page }: ParsedPage): CopyText[] {
  if (isDraft(source.document.contents)) return [];
  const texts: CopyText[] = [];
  const visit = (root: unknown, at: string, skipped: readonly string[]): void =>
    visitStrings(
      root,
      at,
      (node, field, value) => texts.push(textAtNode(source, node, locale, field, value)),
      (key) => skipped.includes(key),
    );
  visit(source.document.contents, '', ['sections']);
  for (const { item, index } of publishedSections(source.document)) visit(item, `sections[${index}]`, untranslated);
  return page.body === '' ? texts : [...texts, textOfBody({ locale, ...page })];
}

/** The texts of a settings file that differ by language: those below a key that is one. */
export function textsOfSettings(file: string, text: string): CopyText[] {
  const { source, problems } = readSettingsFile(file, text);
  const texts: CopyText[] = [];
  if (problems.length > 0) return texts;
  visitStrings(source.document.contents, '', (node, field, value) => {
    const locale = languageIn(field);
    if (isLocale(locale)) texts.push(textAtNode(source, node, locale, field, value));
  });
  return texts;
}

/** The first language among the keys of a field's path. */
const languageIn = (field: string): string | undefined => field.split(/[.[]/).find(isLocale);

const languagePart = new RegExp(`(^(?:content|locales)/|\\.)(?:${locales.join('|')})(?=[/.[]|$)`);

/** The same for the texts that translate each other: where one stands, without its language. */
export const placeOf = ({ file, field }: CopyText): string => {
  const path = file.replace(languagePart, '$1*');
  return `${path}#${path === file ? field.replace(languagePart, '$1*') : field}`;
};
