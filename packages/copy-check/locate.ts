/**
 * Finds a part of a parsed value, `length` characters from `index` on, in `raw`, the source of the value in its file.
 * Returns the start of the value where quotation marks or line breaks are written in another way.
 */
export function offsetWithin(raw: string, value: string, index: number, length: number): number {
  const [part = ''] = value.slice(index, index + length).split('\n');
  // Spaces alone would match indentation, so the characters around them are included.
  if (part.trim() === '' && index > 0) return offsetWithin(raw, value, index - 1, length + 1);
  const before = value.slice(0, index).split(part).length;
  const parts = raw.split(part);
  return parts.length > before ? parts.slice(0, before).join(part).length : 0;
}
