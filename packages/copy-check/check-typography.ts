import type { Problem } from '../../src/content/problem';
import { type CopyText, problemsWhere } from './copy-text';
import { maskForTypography } from './masks';
import { rulesOf } from './typography-rules';

/** A mistake with the words around it, for the message. */
const wordsAround = (text: string, start: number, end: number): string =>
  [/\S{0,20}$/.exec(text.slice(0, start))?.[0], text.slice(start, end), /^\S{0,20}/.exec(text.slice(end))?.[0]]
    .join('')
    .replace(/\n+/g, ' ');

/** Typographic mistakes in a text. */
export function checkTypography(text: CopyText): Problem[] {
  const masked = maskForTypography(text.value);
  return rulesOf(text.locale).flatMap(([pattern, message]) =>
    problemsWhere(text, pattern, masked, (found, index) => {
      return `${message} It stands at “${wordsAround(text.value, index, index + found.length)}”.`;
    }),
  );
}
