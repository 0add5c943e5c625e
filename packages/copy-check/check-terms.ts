import type { Problem } from '../../src/content/problem';
import { type CopyText, problemsWhere } from './copy-text';
import { escapeRegExp } from '../tools/escape-reg-exp';
import { maskReferences } from './masks';
import type { Term } from './voice';

/** A pattern that matches a term only as a whole word. */
export const wholeWords = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(text).replace(/ /g, '[ \\u00a0]')}(?![\\p{L}\\d])`, flags);

/** A text in which a term can be looked for as it is, whatever its capitals and spaces. */
const plain = (text: string): string => text.toLowerCase().replaceAll('\u00a0', ' ');

/** Terms to avoid, with the term to use instead. Case-insensitive. */
export function checkTerms(terms: readonly Term[]): (text: CopyText) => Problem[] {
  const avoided = terms.flatMap(({ use, avoid, reason }) =>
    avoid.map((word) => ({ word, searched: plain(word), instead: `write “${use}” instead (${reason}).` })),
  );
  return (text) => {
    const masked = maskReferences(text.value, '\u0000');
    const plainText = plain(masked);
    return (
      avoided
        // Hundreds of regular expressions for each text would take most of the time of the whole check.
        .filter(({ searched }) => plainText.includes(searched))
        .flatMap(({ word, instead }) =>
          problemsWhere(text, wholeWords(word, 'giu'), masked, (found) => `“${found}”: ${instead}`),
        )
    );
  };
}
