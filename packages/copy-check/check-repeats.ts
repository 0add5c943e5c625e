import type { Problem } from '../../src/content/problem';
import type { CopyText } from './copy-text';

/** Texts that must differ: titles and descriptions from those of other pages, headings and questions within their page. */
const scopes: readonly { isOne(field: string): boolean; keyOf(text: CopyText): string; where: string }[] = [
  {
    isOne: (field) => field === 'title' || field === 'description',
    keyOf: ({ locale, field }) => `${locale} ${field}`,
    where: 'search results and tabs need a text of their own for each page',
  },
  {
    isOne: (field) => /^sections.*\.(?:title|question)$/.test(field),
    keyOf: ({ file }) => file,
    where: 'two headings of a page that read the same cannot be told apart in a list of headings',
  },
];

/** Titles, descriptions and headings that stand for the second time. */
export function checkRepeats(texts: readonly CopyText[]): Problem[] {
  return scopes.flatMap(({ isOne, keyOf, where }) => {
    const seen = new Map<string, CopyText>();
    return texts
      .filter(({ field }) => isOne(field))
      .flatMap((text) => {
        const key = `${keyOf(text)} ${text.value.toLowerCase()}`;
        const first = seen.get(key);
        if (!first) seen.set(key, text);
        return first ? [text.problem(`${first.file} has the same text in ${first.field}: ${where}.`)] : [];
      });
  });
}
