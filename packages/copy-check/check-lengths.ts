import { identifyPageFile } from '../../src/content/page';
import { fillPlaceholders } from '../../src/content/placeholders';
import type { Problem } from '../../src/content/problem';
import type { CopyText } from './copy-text';
import { limitOf } from './length-limits';

/** The length of a text as visitors read it. */
export const lengthOf = (text: string, values: ReadonlyMap<string, string>): number =>
  fillPlaceholders(text.trim(), values).length;

/**
 * A text of a page or of the menu that does not fit its place, or that is too short to be useful.
 * `values` are those of the placeholders in the text's language.
 */
export function checkLengths(text: CopyText, values: ReadonlyMap<string, string>): Problem[] {
  const limit = limitOf(text.field);
  const hasLimits = identifyPageFile(text.file) !== undefined || text.file.endsWith('/common.json');
  if (!limit || !hasLimits) return [];
  const length = lengthOf(text.value, values);
  // The structure check reports empty texts.
  if (length === 0 || (length >= limit.shortest && length <= limit.longest)) return [];
  return [text.problem(`This text has ${length} characters; ${limit.reason} ${limit.shortest} to ${limit.longest}.`)];
}
