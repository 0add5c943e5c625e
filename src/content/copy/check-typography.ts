import type { Problem } from '../problem';
import type { CopyText } from './copy-text';
import { maskForTypography } from './masks';
import { rulesOf } from './typography-rules';

/** What a typesetter would mend in a text. */
export function checkTypography(text: CopyText): Problem[] {
  const masked = maskForTypography(text.value);
  return rulesOf(text.locale).flatMap(({ pattern, message }) =>
    [...masked.matchAll(pattern)].map((match) => {
      // A word more than the slip itself shows where it is.
      const start = Math.max(text.value.lastIndexOf(' ', match.index - 1) + 1, match.index - 20, 0);
      const end = Math.min(match.index + match[0].length + 8, text.value.length);
      const excerpt = text.value.slice(start, end).replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space));
      return text.problem(`${message} It stands at “${excerpt}”.`, match.index, match[0].length);
    }),
  );
}
