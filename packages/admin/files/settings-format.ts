import { type Document, isMap, isNode, isScalar, isSeq, type Node, type YAMLMap, type YAMLSeq } from 'yaml';
import { formatSettings } from '../../copy-check/files/canonical-form';
import { readYaml } from '../../../src/content/yaml/yaml-source';
import { locales } from '../../../src/i18n/locales';

/** The values of a form, or of a group of fields. */
export type Group = Record<string, unknown>;

export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Names of fields for which a file may have one string for all languages. The form shows one input per language. */
export type LocalizedNames = ReadonlySet<string>;

/** Expands a string for all languages into one string per language. */
function spread(value: unknown, names: LocalizedNames): unknown {
  if (Array.isArray(value)) return value.map((item) => spread(item, names));
  if (!isGroup(value)) return value;
  const inEach = (text: unknown): Group => Object.fromEntries(locales.map((locale) => [locale, text]));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      names.has(key) && typeof inner === 'string' && isLocalizedHere(value) ? inEach(inner) : spread(inner, names),
    ]),
  );
}

/**
 * Whether a group is an item with symbols, such as an instrument: its name may differ by language, unlike the
 * company's.
 */
const isLocalizedHere = (group: Group): boolean => 'symbol' in group || 'symbols' in group;

/** Returns a single string for a group with the same string in each language. Returns other values unchanged. */
function joined(value: unknown): unknown {
  if (!isGroup(value)) return value;
  const [first, ...others] = locales.map((locale) => value[locale]);
  return typeof first === 'string' && others.every((text) => text === first) ? first : value;
}

const joinedWithin = (value: unknown): unknown =>
  isGroup(value) ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, joined(inner)])) : value;

const plain = (node: unknown): unknown => (isNode(node) ? node.toJSON() : null);

/** Writes values into a YAML document. Changes only what differs, so that comments, quotes and flow style are kept. */
function update(document: Document, node: unknown, value: unknown, names: LocalizedNames): unknown {
  if (isSame(spread(plain(node), names), value)) return node;
  if (isMap(node) && isGroup(value)) return updateMap(document, node, value, names);
  if (isSeq(node) && Array.isArray(value)) return updateSeq(document, node, value, names);
  if (isScalar(node) && !isGroup(value) && !Array.isArray(value)) {
    node.value = value;
    return node;
  }
  return alike(document.createNode(value), node);
}

/** A new node gets the style (flow or block) of the node that it replaces or follows. */
function alike(fresh: Node, model: unknown): Node {
  if ((isMap(fresh) || isSeq(fresh)) && (isMap(model) || isSeq(model) ? model.flow : isScalar(model)))
    fresh.flow = true;
  return fresh;
}

function updateMap(document: Document, map: YAMLMap, value: Group, names: LocalizedNames): YAMLMap {
  for (const pair of [...map.items]) if (!(String(plain(pair.key)) in value)) map.delete(pair.key);
  for (const [key, inner] of Object.entries(value)) {
    const old = map.get(key, true);
    // The form also has fields for keys that the file lacks. If such a field is empty, the key is not added.
    if (inner === undefined || inner === null || (inner === '' && old === undefined)) map.delete(key);
    else if (old === undefined) map.set(key, document.createNode(inner));
    else {
      const fresh = update(document, old, isScalar(old) ? joined(inner) : inner, names);
      if (fresh !== old) map.set(key, fresh);
    }
  }
  return map;
}

/**
 * A comment above a list item is a heading for the items after it. When the item is removed, the comment moves to the
 * next item.
 */
function keepHeadings(list: YAMLSeq, old: readonly Node[]): void {
  const kept = new Set(list.items);
  const headings: string[] = [];
  let isApart = false;
  for (const node of old) {
    if (kept.has(node)) {
      if (headings.length === 0) continue;
      node.commentBefore = [...headings.splice(0), node.commentBefore].filter(Boolean).join('\n\n');
      node.spaceBefore ||= isApart;
    } else if (node.commentBefore) {
      isApart = headings.push(node.commentBefore) > 1 ? isApart : Boolean(node.spaceBefore);
    }
  }
  if (headings.length > 0) list.comment = headings.join('\n\n');
}

/**
 * Finds the old node of each list item, so that moved items keep their comments. An item that changed in place reuses
 * its old node; all others get new ones.
 */
function updateSeq(document: Document, list: YAMLSeq, values: unknown[], names: LocalizedNames): YAMLSeq {
  const old = [...list.items];
  const kept = new Set<number>();
  const places = values.map((value) => {
    const place = old.findIndex((node, index) => !kept.has(index) && isSame(spread(plain(node), names), value));
    kept.add(place);
    return place;
  });
  let last = -1;
  list.items = values.map((value, index) => {
    const place = places[index] ?? -1;
    if (place < 0 && (kept.has(last + 1) || last + 1 === old.length))
      return alike(document.createNode(joinedWithin(value)), old[0]);
    last = place < 0 ? last + 1 : place;
    return update(document, old[last], value, names);
  });
  keepHeadings(list, old as Node[]); // The type assertion is right, since items of a parsed list are always nodes.
  return list;
}

/** `instruments.yaml` contains only a list. In the form, the list is a field with this name. */
const nameOfList = 'instruments';

/** Parses a settings file into values for the form. */
export function settingsToForm(text: string, names: LocalizedNames): Group {
  const content = spread(readYaml('settings', text).source.document.toJS(), names);
  // The type assertion relies on `checkSettings`, which reports content that is neither a list nor an object.
  return Array.isArray(content) ? { [nameOfList]: content } : (content as Group);
}

/** Writes the form's values into the file's previous text, so that only changed lines differ. */
export function formToSettings(content: Group, before: string, names: LocalizedNames): string {
  const { document } = readYaml('settings', before).source;
  const value = Array.isArray(content[nameOfList]) ? content[nameOfList] : content;
  // The type assertion is needed because `contents` has the type of the parsed node, but `update` may return another
  // type of node.
  document.contents = update(document, document.contents, value, names) as typeof document.contents;
  return formatSettings(document);
}
