import { isMap, isScalar, isSeq, type Pair } from 'yaml';

/** A key as text, also where YAML reads it as a number. */
export const keyOf = (pair: Pair): string => String(isScalar(pair.key) ? pair.key.value : pair.key);

/** The path of a key in a group: `title`, or `sections[0].title`. */
export const fieldBelow = (field: string, key: string): string => (field ? `${field}.${key}` : key);

type Visit = (node: unknown, field: string, value: string) => void;

/** Calls `visit` for every string below a node, with its field; a key for which `skip` is true is left out with all below it. */
export function visitStrings(node: unknown, field: string, visit: Visit, skip?: (key: string) => boolean): void {
  if (isScalar(node) && typeof node.value === 'string') visit(node, field, node.value);
  if (isSeq(node)) node.items.forEach((item, index) => visitStrings(item, `${field}[${index}]`, visit, skip));
  if (!isMap(node)) return;
  for (const pair of node.items) {
    const key = keyOf(pair);
    if (!skip?.(key)) visitStrings(pair.value, fieldBelow(field, key), visit, skip);
  }
}
