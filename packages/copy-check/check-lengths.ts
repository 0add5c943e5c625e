import { identifyPageFile } from '../../src/content/page';
import { fillPlaceholders } from '../../src/content/placeholders';
import type { Problem } from '../../src/content/problem';
import type { CopyText } from '../../src/content/copy-text';

/** How long a text may be, in characters with its placeholders filled in. */
export interface LengthLimit {
  shortest: number;
  longest: number;
  /** What the limit is for, as the beginning of a clause, such as “a button has room for”. */
  reason: string;
}

/** All limits, of fields of pages and of strings of the menu: the editor counts by them too, and docstrings name none. */
const limits: readonly [field: RegExp, limit: LengthLimit][] = [
  // The company's name is added to it; search results show about 60 characters of both.
  [/^title$/, { shortest: 1, longest: 45, reason: 'search results need' }],
  [/^description$/, { shortest: 70, longest: 160, reason: 'search results need' }],
  // The first section is the hero, on pages that have one. Longer ones take more than three lines on a phone.
  [/^sections\[0\]\.title$/, { shortest: 1, longest: 50, reason: 'the heading of a page has room for' }],
  [/(?:^|\.)actions?(?:\[\d+\])?\.label$/, { shortest: 1, longest: 25, reason: 'a button has room for' }],
  [/^menu\./, { shortest: 1, longest: 30, reason: 'the menu has room for' }],
];

/** How short and how long a field of a page, or a string, may be, by its path. */
export const limitOf = (field: string): LengthLimit | undefined => limits.find(([pattern]) => pattern.test(field))?.[1];

/** The length of a text as visitors read it; `values` are those of the placeholders in the text's language. */
export const lengthOf = (text: string, values: ReadonlyMap<string, string>): number =>
  fillPlaceholders(text.trim(), values).length;

/** A text of a page or of the menu that does not fit its place, or that is too short to be useful. */
export function checkLengths(text: CopyText, values: ReadonlyMap<string, string>): Problem[] {
  const limit = limitOf(text.field);
  if (!limit || !(identifyPageFile(text.file) ?? text.file.endsWith('/common.json'))) return [];
  const length = lengthOf(text.value, values);
  // Validation reports empty texts (src/content/validate.ts).
  if (length === 0 || (length >= limit.shortest && length <= limit.longest)) return [];
  return [text.problem(`This text has ${length} characters; ${limit.reason} ${limit.shortest} to ${limit.longest}.`)];
}
