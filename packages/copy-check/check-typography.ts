import type { Problem } from '../../src/content/problem';
import type { CopyText } from './copy-text';
import { maskForTypography } from './masks';
import { rulesOf } from './typography-rules';

/** A mistake with the words around it, for the message. */
function wordsAround(text: string, start: number, end: number): string {
  const before = /\S{0,20}$/.exec(text.slice(0, start))?.[0] ?? '';
  const after = /^\S{0,20}/.exec(text.slice(end))?.[0] ?? '';
  return `${before}${text.slice(start, end)}${after}`.replace(/\n+/g, ' ');
}

/** Typographic mistakes in a text. */
export function checkTypography(text: CopyText): Problem[] {
  const masked = maskForTypography(text.value);
  return rulesOf(text.locale).flatMap(({ pattern, message }) =>
    [...masked.matchAll(pattern)].map((match) => {
      const excerpt = wordsAround(text.value, match.index, match.index + match[0].length);
      return text.problem(`${message} It stands at “${excerpt}”.`, match.index, match[0].length);
    }),
  );
}
