import { isMap, isScalar, isSeq, type Pair } from 'yaml';

/** A key as a string, also if YAML parses it as a number. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** The path of a key in a map: `title`, or `sections[0].title`. */
export const fieldBelow = (field: string, key: string): string => (field ? `${field}.${key}` : key);

type Visit = (node: unknown, field: string, value: string) => void;

/**
 * Calls `visit` for each string below a node, with its path. Skips keys for which `skip` is true, with their content.
 */
export function visitStrings(node: unknown, field: string, visit: Visit, skip?: (key: string) => boolean): void {
  if (isScalar(node) && typeof node.value === 'string') visit(node, field, node.value);
  if (isSeq(node)) node.items.forEach((item, index) => visitStrings(item, `${field}[${index}]`, visit, skip));
  if (!isMap(node)) return;
  for (const pair of node.items) {
    const key = keyOf(pair);
    if (!skip?.(key)) visitStrings(pair.value, fieldBelow(field, key), visit, skip);
  }
}
