import type { Problem } from '../../src/content/problem';
import type { CopyText } from './copy-text';
import { maskReferences } from './masks';
import { sharedProblem, type Touched } from './shared-problem';
import type { Pattern } from './voice';

interface Occurrence {
  text: CopyText;
  index: number;
  found: string;
}

/** Fields that count as headings: titles of pages, sections and cards, and the questions of an accordion. */
const isHeading = ({ field }: CopyText): boolean => /(?:^|\.)(?:title|question)$/.test(field);

interface MaskedText {
  text: CopyText;
  masked: string;
}

function occurrences({ match, where }: Pattern, texts: readonly MaskedText[]): Occurrence[] {
  const pattern = new RegExp(match, 'giu');
  return texts
    .filter(({ text }) => where === 'any' || isHeading(text))
    .flatMap(({ text, masked }) =>
      [...masked.matchAll(pattern)].map(({ 0: found, index }) => ({ text, index, found })),
    );
}

const problemAt = ({ text, index, found }: Occurrence, message: string): Problem =>
  text.problem(message, index, found.length);

/** Each occurrence beyond the limit of its page. */
const beyondPage = (all: readonly Occurrence[], { name, perPage, reason }: Pattern): Problem[] =>
  [...new Set(all.map(({ text }) => text.file))].flatMap((file) =>
    all
      .filter(({ text }) => text.file === file)
      .slice(perPage)
      .map((one, index) => {
        const which = `“${one.found}” is no. ${perPage + index + 1} of “${name}” on this page`;
        return problemAt(one, `${which}; at most ${perPage} are allowed (${reason}).`);
      }),
  );

/**
 * Phrases that occur more often than the voice file of the language allows: each occurrence beyond the limit of a page, or
 * one problem where all pages together are beyond that of the language.
 */
export function checkPatterns(texts: readonly CopyText[], patterns: readonly Pattern[], touched: Touched): Problem[] {
  const searched = texts.map((text) => ({ text, masked: maskReferences(text.value, '\u0000') }));
  return patterns.flatMap((pattern) => {
    const all = occurrences(pattern, searched);
    const onPages = beyondPage(all, pattern);
    const { name, perLanguage, reason } = pattern;
    // If one page has too many already, the total of all pages is not reported as well.
    if (onPages.length > 0 || all.length <= perLanguage) return onPages;
    const places = all.map((one) => problemAt(one, ''));
    const count = `“${name}” stands ${all.length} times in this language; at most ${perLanguage} are allowed (${reason})`;
    const list = (others: readonly Problem[]): string => others.map(({ file, line }) => `${file}:${line}`).join(', ');
    return sharedProblem(places, perLanguage, touched, (others) => `${count}. The others: ${list(others)}.`);
  });
}
