import type { Problem } from '../src/content/problem';
import type { CopyText } from './copy-text';
import { escapeRegExp } from './escape-reg-exp';
import { maskReferences } from './masks';
import type { Term } from './voice';

/** A pattern that matches a term only as a whole word. */
const wholeWords = (text: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(text).replace(/ /g, '[ \\u00a0]')}(?![\\p{L}\\d])`, 'giu');

/** Terms to avoid, with the term to use instead. Case-insensitive. */
export function checkTerms(terms: readonly Term[]): (text: CopyText) => Problem[] {
  const avoided = terms.flatMap(({ use, avoid, reason }) =>
    avoid.map((word) => ({ pattern: wholeWords(word), instead: `write “${use}” instead (${reason}).` })),
  );
  return (text) => {
    const masked = maskReferences(text.value, '\u0000');
    return avoided.flatMap(({ pattern, instead }) =>
      [...masked.matchAll(pattern)].map(({ 0: found, index }) =>
        text.problem(`“${found}”: ${instead}`, index, found.length),
      ),
    );
  };
}
