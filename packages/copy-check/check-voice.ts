import { perObject } from '../../src/content/per-object';
import type { Problem } from '../../src/content/problem';
import { escapeRegExp } from '../tools/escape-reg-exp';
import type { CopyText } from './copy-text';
import { passagesOf, problemsWhere } from './passages';
import { sharedProblem, type Touched } from './shared-problem';
import type { Pattern, Term } from './voice';

/** A pattern that matches a term only as a whole word. */
export const wholeWords = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(text).replace(/ /g, '[ \\u00a0]')}(?![\\p{L}\\d])`, flags);

/** A text in which a term can be looked for as it is, whatever its capitals and spaces. */
const plain = (text: string): string => text.toLowerCase().replaceAll('\u00a0', ' ');

/** Terms to avoid, with the term to use instead. Case-insensitive. */
export const checkTerms = perObject((terms: readonly Term[]): ((text: CopyText) => Problem[]) => {
  const avoided = terms.flatMap(({ use, avoid, reason }) =>
    avoid.map((word) => ({ word, searched: plain(word), instead: `write “${use}” instead (${reason}).` })),
  );
  return perObject((text: CopyText) => {
    const plainText = plain(
      passagesOf(text)
        .map(({ words }) => words)
        .join('\n'),
    );
    return (
      avoided
        // Hundreds of regular expressions for each text would take most of the time of the whole check.
        .filter(({ searched }) => plainText.includes(searched))
        .flatMap(({ word, instead }) =>
          problemsWhere(text, wholeWords(word, 'giu'), (found) => `“${found}”: ${instead}`),
        )
    );
  });
});

/** Fields that count as headings: titles of pages, sections and cards, and the questions of an accordion. */
const isHeading = ({ field }: CopyText): boolean => /(?:^|\.)(?:title|question)$/.test(field);

/** Each occurrence beyond the limit of its page. Of all occurrences, the message is only what was found. */
const beyondPage = (all: readonly Problem[], { name, perPage, reason }: Pattern): Problem[] =>
  [...new Set(all.map(({ file }) => file))].flatMap((page) =>
    all
      .filter(({ file }) => file === page)
      .map((one, index) => {
        const which = `“${one.message}” is no. ${index + 1} of “${name}” on this page`;
        return { ...one, message: `${which}; at most ${perPage} are allowed (${reason}).` };
      })
      .slice(perPage),
  );

/** Where a pattern occurs in a text. */
const matchesOf = perObject(({ match }: Pattern) => {
  const pattern = new RegExp(match, 'giu');
  return perObject((text: CopyText) => problemsWhere(text, pattern, (found) => found));
});

/**
 * Phrases that occur more often than the voice file of the language allows: each occurrence beyond the limit of a page, or
 * one problem where all pages together are beyond that of the language.
 */
export function checkPatterns(texts: readonly CopyText[], patterns: readonly Pattern[], touched: Touched): Problem[] {
  return patterns.flatMap((pattern) => {
    const { name, where, perLanguage, reason } = pattern;
    const all = texts.filter((text) => where === 'any' || isHeading(text)).flatMap(matchesOf(pattern));
    const onPages = beyondPage(all, pattern);
    // If one page has too many already, the total of all pages is not reported as well.
    if (onPages.length > 0 || all.length <= perLanguage) return onPages;
    const count = `“${name}” stands ${all.length} times in this language; at most ${perLanguage} are allowed (${reason})`;
    const list = (others: readonly Problem[]): string => others.map(({ file, line }) => `${file}:${line}`).join(', ');
    return sharedProblem(all, perLanguage, touched, (others) => `${count}. The others: ${list(others)}.`);
  });
}
