import { identifyPageFile } from '../src/content/page';
import { fillPlaceholders } from '../src/content/placeholders';
import type { Problem } from '../src/content/problem';
import type { CopyText } from './copy-text';

/** Lengths that search results show, in characters, also documented in `PageFrontMatter` in types.graphql. */
const limits: Record<string, { shortest: number; longest: number }> = {
  // The company's name is appended to the title; search results show about 60 characters of both.
  title: { shortest: 1, longest: 45 },
  description: { shortest: 70, longest: 160 },
};

/**
 * A title or description that search results would truncate, or that is too short to be useful.
 * `values` replace the placeholders in the text.
 */
export function checkLengths(text: CopyText, values: ReadonlyMap<string, string>): Problem[] {
  const limit = limits[text.field];
  if (!limit || !identifyPageFile(text.file)) return [];
  const { length } = fillPlaceholders(text.value.trim(), values);
  const message = `This ${text.field} has ${length} characters; search results need ${limit.shortest} to ${limit.longest}.`;
  return length < limit.shortest || length > limit.longest ? [text.problem(message)] : [];
}
