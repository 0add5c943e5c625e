import type { PlacedText } from './placed-text';
import { type Problem, quoteAll } from './problem';
import { fieldBelow } from './yaml/yaml-source';

/** Matches placeholders such as `{{company}}`. */
export const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Names of the placeholders in a text (between double braces), in order. */
export const placeholdersIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name]) => String(name));

/** Words with stray braces, such as `{{stocks}`, which visitors would see. */
export const strayBraces = (text: string): string[] =>
  text.replace(placeholder, (whole) => ' '.repeat(whole.length)).match(/[^\s{}]*[{}]+(?:[^\s{}]*\}+)?/g) ?? [];

/** Reports unknown placeholders and stray braces. `known` are the names of all placeholders. */
export function brokenPlaceholders(text: PlacedText, known: ReadonlySet<string>): Problem[] {
  const report = (found: string, message: string): Problem =>
    text.problem(message, text.value.indexOf(found), found.length);
  return [
    ...strayBraces(text.value).map((found) =>
      report(found, `“${found}” is not a placeholder: write two braces on each side, as in {{instruments}}.`),
    ),
    ...placeholdersIn(text.value)
      .filter((name) => !known.has(name))
      .map((name) => report(`{{${name}`, `There is no placeholder “${name}”. Known: ${quoteAll(known)}.`)),
  ];
}

/** Replaces each `{{name}}` by its value. Unknown placeholders are kept; the content check reports them. */
export const fillPlaceholders = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(placeholder, (whole, name: string) => values.get(name) ?? whole);

/**
 * Copies a value of objects, lists and scalars, and replaces every string. `change` is also called with the string's
 * path, such as `sections[0].title`.
 */
export function mapStrings(value: unknown, change: (text: string, field: string) => unknown, field = ''): unknown {
  if (typeof value === 'string') return change(value, field);
  if (Array.isArray(value)) return value.map((item: unknown, index) => mapStrings(item, change, `${field}[${index}]`));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapStrings(item, change, fieldBelow(field, key))]),
  );
}

/** Replaces the placeholders in all strings of a value. */
export const fillStrings = (value: unknown, values: ReadonlyMap<string, string>): unknown =>
  mapStrings(value, (text) => fillPlaceholders(text, values));
