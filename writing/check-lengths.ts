import { identifyPageFile } from '../src/content/page';
import { fillPlaceholders } from '../src/content/placeholders';
import type { Problem } from '../src/content/problem';
import type { CopyText } from './copy-text';

interface Limit {
  field: RegExp;
  shortest: number;
  longest: number;
  /** What the text is, and why its length matters; follows “This”. */
  reason: string;
}

/** In characters; the docstrings in types.graphql and of the section kinds say the same. */
const limits: readonly Limit[] = [
  // The company's name is added to it; search results show about 60 characters of both.
  { field: /^title$/, shortest: 1, longest: 45, reason: 'search results need' },
  { field: /^description$/, shortest: 70, longest: 160, reason: 'search results need' },
  // The first section is the hero, on pages that have one. Longer ones take more than three lines on a phone.
  { field: /^sections\[0\]\.title$/, shortest: 1, longest: 50, reason: 'the heading of a page has room for' },
  { field: /(?:^|\.)actions?(?:\[\d+\])?\.label$/, shortest: 1, longest: 25, reason: 'a button has room for' },
];

/**
 * A text of a page that does not fit its place, or that is too short to be useful.
 * `values` are those of the placeholders in the text's language.
 */
export function checkLengths(text: CopyText, values: ReadonlyMap<string, string>): Problem[] {
  const limit = limits.find(({ field }) => field.test(text.field));
  if (!limit || !identifyPageFile(text.file)) return [];
  const { length } = fillPlaceholders(text.value.trim(), values);
  if (length >= limit.shortest && length <= limit.longest) return [];
  return [text.problem(`This text has ${length} characters; ${limit.reason} ${limit.shortest} to ${limit.longest}.`)];
}
