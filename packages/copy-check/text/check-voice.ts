import { perObject } from '../../../src/content/remember';
import type { Problem } from '../../../src/content/problem';
import { escapeRegExp } from '../../shared/escape-reg-exp';
import type { CopyText, CopyTexts } from '../../../src/content/placed-text';
import { passagesOf, problemsWhere } from './passages';
import { sharedProblem, type Touched } from './shared-problem';
import type { Pattern, Term } from './voice';

/** A pattern that matches a term only as a whole word. */
export const wholeWords = (text: string, flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(text).replace(/ /g, '[ \\u00a0]')}(?![\\p{L}\\d])`, flags);

/** A text in lower case with plain spaces, in which terms are searched. */
const plain = (text: string): string => text.toLowerCase().replaceAll('\u00a0', ' ');

/** The words to avoid in favour of a term, each as a pair: as written, and in lower case with plain spaces. */
const avoidedBy = perObject(({ avoid }: Term) => avoid.map((word) => [word, plain(word)] as const));

/**
 * Reports words that the style rules (content/words/voice) say to avoid, with the term to use instead. Ignores case.
 */
export function checkTerms(text: CopyText, terms: readonly Term[]): Problem[] {
  const words = passagesOf(text).map((passage) => plain(passage.words));
  return terms.flatMap((term) =>
    avoidedBy(term)
      // A quick search first: hundreds of regular expressions for each text would take most of the check's time.
      .filter(([, searched]) => words.some((some) => some.includes(searched)))
      .flatMap(([word]) => {
        const instead = `write “${term.use}” instead (${term.reason}).`;
        return problemsWhere(text, wholeWords(word, 'giu'), (found) => `“${found}”: ${instead}`);
      }),
  );
}

/** Whether a text is a heading: the title of a page, section or card, or a question of an accordion. */
const isHeading = ({ field }: CopyText): boolean => /(?:^|\.)(?:title|question)$/.test(field);

/**
 * Reports a phrase that occurs more often on a page than the pattern's `perPage` allows: one problem for each
 * occurrence beyond the limit. `all` has one problem for each occurrence on any page, with the found phrase as its
 * message.
 */
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

const matchesOn = perObject((page: CopyTexts, { match, where }: Pattern): Problem[] => {
  const pattern = new RegExp(match, 'giu');
  const searched = page.filter((text) => where === 'any' || isHeading(text));
  return searched.flatMap((text) => problemsWhere(text, pattern, (found) => found));
});

/**
 * Reports phrases that occur more often than the style rules of the language (content/words/voice) allow: each
 * occurrence beyond the limit for a page, or one problem if only the limit for all pages is exceeded.
 */
export function checkPatterns(pages: readonly CopyTexts[], patterns: readonly Pattern[], touched: Touched): Problem[] {
  return patterns.flatMap((pattern) => {
    const { name, perLanguage, reason } = pattern;
    const all = pages.flatMap((page) => matchesOn(page, pattern));
    const onPages = beyondPage(all, pattern);
    // If a page exceeds its limit, the total of all pages is not reported as well.
    if (onPages.length > 0 || all.length <= perLanguage) return onPages;
    const count = `“${name}” stands ${all.length} times in this language; at most ${perLanguage} are allowed (${reason})`;
    const list = (others: readonly Problem[]): string => others.map(({ file, line }) => `${file}:${line}`).join(', ');
    return sharedProblem(all, perLanguage, touched, (others) => `${count}. The others: ${list(others)}.`);
  });
}
