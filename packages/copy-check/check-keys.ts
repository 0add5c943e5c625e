import { placeholdersIn } from '../../src/content/placeholders';
import { type Problem, quoteAll } from '../../src/content/problem';
import { perObject } from '../../src/content/remember';
import { defaultLocale } from '../../src/i18n/locales';
import { escapeRegExp } from '../tools/escape-reg-exp';
import { countedKey } from '../../src/i18n/plurals';
import { readStringFiles, type StringFile } from '../../src/content/string-file';

const literal = /(['"])([\w.]+)\1/g;

/** Keys that are put together, as in t(`class.${name}`). */
const template = /\bt\(`([^`]+)`/g;

/** The strings that a drawing shows: `trend.svg` with the label `break` shows `trend.break`. */
const label = / data-label="(\w+)"/g;

/** Properties of objects, which are what t() and Trans get to fill in: `{ name, count: 2 }`. */
const property = /[{,]\s*(\w+)(?=\s*[,:}])/g;

const firstGroups = (text: string, pattern: RegExp, group = 1): string[] =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '');

/** A file of the site's code, or a drawing, that shows interface strings. */
export interface KeyUse {
  file: string;
  /** The keys of the strings, without plural suffixes. */
  keys: readonly string[];
  /** Names of values that the file may fill in. */
  names: readonly string[];
}

const uncounted = (key: string): string => countedKey(key) ?? key;

const englishOf = (strings: ReadonlyMap<string, string>): StringFile[] =>
  readStringFiles(strings).filter(({ locale }) => locale === defaultLocale);

/** Which interface strings the site's code and drawings, given by path, show. No two files of strings share a key. */
export function findKeyUses(code: ReadonlyMap<string, string>, strings: ReadonlyMap<string, string>): KeyUse[] {
  const known = [...new Set(englishOf(strings).flatMap((file) => [...file.strings.keys()].map(uncounted)))];
  return [...code].flatMap(([file, text]) => {
    const drawing = file.replace(/^.*\/|\.svg$/g, '');
    // Tables contain keys too.
    const named = new Set([
      ...firstGroups(text, literal, 2),
      ...firstGroups(text, label).map((name) => `${drawing}.${name}`),
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

/** Names in braces and tags, `{{name}}` and `<name>`. */
const namesIn = (text: string): string[] => [...placeholdersIn(text), ...firstGroups(text, /<(\w+)>/g)];

/**
 * English strings that no code shows, and names in them that neither the settings (`known`) nor the code fills in.
 * TypeScript reports keys in code that English lacks.
 */
export const checkKeys = perObject(
  (strings: ReadonlyMap<string, string>, uses: readonly KeyUse[], known: ReadonlySet<string>): Problem[] =>
    englishOf(strings).flatMap((file) =>
      [...file.strings].flatMap(([key, text]) => {
        const own = uses.filter(({ keys }) => keys.includes(uncounted(key)));
        if (own.length === 0) return text.problem(unused);
        const isFilledIn = (name: string): boolean => known.has(name) || own.some(({ names }) => names.includes(name));
        const unknown = namesIn(text.value).find((name) => !isFilledIn(name));
        if (unknown === undefined) return [];
        const message = `“${unknown}” is filled in neither by the settings nor by the page. The settings know ${quoteAll(known)}.`;
        return text.problem(message, text.value.indexOf(unknown), unknown.length);
      }),
    ),
);
