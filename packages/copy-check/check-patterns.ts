import type { Problem } from '../../src/content/problem';
import { type CopyText, problemsWhere } from './copy-text';
import { maskReferences } from './masks';
import { sharedProblem, type Touched } from './shared-problem';
import type { Pattern } from './voice';

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

/**
 * Phrases that occur more often than the voice file of the language allows: each occurrence beyond the limit of a page, or
 * one problem where all pages together are beyond that of the language.
 */
export function checkPatterns(texts: readonly CopyText[], patterns: readonly Pattern[], touched: Touched): Problem[] {
  const searched = texts.map((text) => ({ text, masked: maskReferences(text.value, '\u0000') }));
  return patterns.flatMap((pattern) => {
    const { name, match, where, perLanguage, reason } = pattern;
    const all = searched
      .filter(({ text }) => where === 'any' || isHeading(text))
      .flatMap(({ text, masked }) => problemsWhere(text, new RegExp(match, 'giu'), masked, (found) => found));
    const onPages = beyondPage(all, pattern);
    // If one page has too many already, the total of all pages is not reported as well.
    if (onPages.length > 0 || all.length <= perLanguage) return onPages;
    const count = `“${name}” stands ${all.length} times in this language; at most ${perLanguage} are allowed (${reason})`;
    const list = (others: readonly Problem[]): string => others.map(({ file, line }) => `${file}:${line}`).join(', ');
    return sharedProblem(all, perLanguage, touched, (others) => `${count}. The others: ${list(others)}.`);
  });
}
