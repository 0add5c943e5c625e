import type { Problem } from '../../src/content/problem';
import type { CopyText } from './copy-text';
import { maskReferences } from './masks';
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

/** Phrases that occur more often on a page, or on all pages, than the voice file of the language allows. */
export function checkPatterns(texts: readonly CopyText[], patterns: readonly Pattern[]): Problem[] {
  const searched = texts.map((text) => ({ text, masked: maskReferences(text.value, '\u0000') }));
  return patterns.flatMap((pattern) => {
    const all = occurrences(pattern, searched);
    const report = (found: Occurrence, count: number, limit: number, where: string): Problem =>
      found.text.problem(
        `“${found.found}” is no. ${count} of “${pattern.name}” ${where}; at most ${limit} are allowed (${pattern.reason}).`,
        found.index,
        found.found.length,
      );
    const files = [...new Set(all.map(({ text }) => text.file))];
    const onPages = files.flatMap((file) =>
      all
        .filter(({ text }) => text.file === file)
        .slice(pattern.perPage)
        .map((one, index) => report(one, pattern.perPage + index + 1, pattern.perPage, 'on this page')),
    );
    // If one page has too many already, the total of all pages is not reported as well.
    if (onPages.length > 0) return onPages;
    const { perLanguage } = pattern;
    return all
      .slice(perLanguage)
      .map((one, index) => report(one, perLanguage + index + 1, perLanguage, 'in this language'));
  });
}
