import { diagramName } from '../../../src/content/strings/diagram-labels';
import { placeholdersIn } from '../../../src/content/placeholders';
import { type Problem, quoteAll } from '../../../src/content/problem';
import { defaultLocale } from '../../../src/i18n/locales';
import { escapeRegExp } from '../../shared/escape-reg-exp';
import { countedKey } from '../../../src/i18n/plurals';
import { readStringFiles, type StringFile } from '../../../src/content/strings/string-file';

const literal = /(['"])([\w.]+)\1/g;

/** Matches keys that are built from parts, as in t(`class.${name}`). */
const template = /\bt\(`([^`]+)`/g;

/** Matches the labels of a diagram: the label `break` in `trend.svg` shows the string `trend.break`. */
const label = / data-label="(\w+)"/g;

/** Matches properties of object literals, which may be values that t() or Trans fills in: `{ name, count: 2 }`. */
const property = /[{,]\s*(\w+)(?=\s*[,:}])/g;

const firstGroups = (text: string, pattern: RegExp, group = 1): string[] =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '');

/** A file of code or a diagram, with the interface strings that it uses. */
export interface KeyUse {
  file: string;
  /** Keys of the strings, without plural suffixes. */
  keys: readonly string[];
  /** Names of placeholders that the file may fill in. */
  names: readonly string[];
}

const uncounted = (key: string): string => countedKey(key) ?? key;

const englishOf = (strings: ReadonlyMap<string, string>): StringFile[] =>
  readStringFiles(strings).filter(({ locale }) => locale === defaultLocale);

/**
 * Finds the interface strings that code and diagrams use. `code` has file texts by path. No key may be in two string
 * files.
 */
export function findKeyUses(code: ReadonlyMap<string, string>, strings: ReadonlyMap<string, string>): KeyUse[] {
  const known = [...new Set(englishOf(strings).flatMap((file) => [...file.strings.keys()].map(uncounted)))];
  return [...code].flatMap(([file, text]) => {
    const diagram = diagramName(file);
    // Every string literal may be a key: code also passes t() the values of objects and arrays.
    const named = new Set([
      ...firstGroups(text, literal, 2),
      ...firstGroups(text, label).map((name) => `${diagram}.${name}`),
    ]);
    const patterns = firstGroups(text, template).map((parts) => {
      const fixed = parts.split(/\$\{[^}]*\}/).map(escapeRegExp);
      return new RegExp(`^${fixed.join('.+')}$`);
    });
    const keys = known.filter((key) => named.has(key) || patterns.some((pattern) => pattern.test(key)));
    return keys.length > 0 ? { file, keys, names: [...new Set(firstGroups(text, property))] } : [];
  });
}

const unused = 'No page uses this string. Take it out, in every language, or give it the name that the page uses.';

/** The placeholders and tags of a text: `{{name}}` and `<name>`. */
const variablesIn = (text: string): string[] => [...placeholdersIn(text), ...firstGroups(text, /<(\w+)>/g)];

/**
 * Reports English strings that no code uses, and placeholders that neither the settings (`known`) nor the code fills
 * in. TypeScript reports keys that are missing in English.
 */
export const checkKeys = (
  strings: ReadonlyMap<string, string>,
  uses: readonly KeyUse[],
  known: ReadonlySet<string>,
): Problem[] =>
  englishOf(strings).flatMap((file) =>
    [...file.strings].flatMap(([key, text]) => {
      const own = uses.filter(({ keys }) => keys.includes(uncounted(key)));
      if (own.length === 0) return text.problem(unused);
      const isFilledIn = (name: string): boolean => known.has(name) || own.some(({ names }) => names.includes(name));
      const unknown = variablesIn(text.value).find((name) => !isFilledIn(name));
      if (unknown === undefined) return [];
      const message = `“${unknown}” is filled in neither by the settings nor by the page. The settings know ${quoteAll(known)}.`;
      return text.problem(message, text.value.indexOf(unknown), unknown.length);
    }),
  );
