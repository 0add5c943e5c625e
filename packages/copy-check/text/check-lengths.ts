import { identifyPageFile } from '../../../src/content/page/page';
import { fillPlaceholders } from '../../../src/content/placeholders';
import type { Problem } from '../../../src/content/problem';
import type { CopyText } from '../../../src/content/placed-text';

/** Shortest and longest length of a text, in characters after its placeholders are replaced. */
export interface LengthLimit {
  shortest: number;
  longest: number;
  /** The reason for the limit, as the start of a clause, such as “a button has room for”. */
  reason: string;
}

/**
 * All length limits, each with a pattern of field paths. The CMS shows the limits, so docstrings do not repeat them.
 */
const limits: readonly [field: RegExp, limit: LengthLimit][] = [
  // Search results show about 60 characters of the title and the company's name.
  [/^title$/, { shortest: 1, longest: 45, reason: 'search results need' }],
  [/^description$/, { shortest: 70, longest: 160, reason: 'search results need' }],
  // The heading of the first section is usually large: a longer one takes more than three lines on a phone.
  [/^sections\[0\]\.title$/, { shortest: 1, longest: 50, reason: 'the heading of a page has room for' }],
  [/(?:^|\.)actions?(?:\[\d+\])?\.label$/, { shortest: 1, longest: 25, reason: 'a button has room for' }],
  [/^menu\./, { shortest: 1, longest: 30, reason: 'the menu has room for' }],
];

/** The length limit of a page's field or of an interface string, by its path. */
export const limitOf = (field: string): LengthLimit | undefined => limits.find(([pattern]) => pattern.test(field))?.[1];

/** The length of a text after its placeholders are replaced by `values`. */
export const lengthOf = (text: string, values: ReadonlyMap<string, string>): number =>
  fillPlaceholders(text.trim(), values).length;

/** Reports texts that are too long for their place, or too short to be useful. */
export function checkLengths(text: CopyText, values: ReadonlyMap<string, string>): Problem[] {
  const limit = limitOf(text.field);
  if (!limit || !(identifyPageFile(text.file) ?? text.file.endsWith('/common.json'))) return [];
  const length = lengthOf(text.value, values);
  // Validation reports empty texts (src/content/schema/validate.ts).
  if (length === 0 || (length >= limit.shortest && length <= limit.longest)) return [];
  return [text.problem(`This text has ${length} characters; ${limit.reason} ${limit.shortest} to ${limit.longest}.`)];
}
