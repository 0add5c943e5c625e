import { placeholdersIn } from '../../src/content/placeholders';
import { type Problem, quoteAll } from '../../src/content/problem';
import { defaultLocale } from '../../src/i18n/locales';
import { escapeRegExp } from '../tools/escape-reg-exp';
import { countedKey } from '../../src/i18n/plurals';
import { readStringFiles } from '../../src/content/string-file';

const literal = /(['"])([\w.]+)\1/g;

/** Keys that are put together, as in t(`class.${name}`). */
const template = /\bt\(`([^`]+)`/g;

/** The strings that a drawing shows: `trend.svg` with the label `break` shows `trend.break`. */
const label = / data-label="(\w+)"/g;

const firstGroups = (text: string, pattern: RegExp, group = 1): string[] =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '');

/** The uses of interface strings in the site's code and drawings, given by path. Tables contain keys too. */
export const findKeyUses = (code: ReadonlyMap<string, string>) =>
  [...code].map(([file, text]) => {
    const drawing = file.replace(/^.*\/|\.svg$/g, '');
    const keys = new Set([
      ...firstGroups(text, literal, 2),
      ...firstGroups(text, label).map((name) => `${drawing}.${name}`),
    ]);
    const patterns = firstGroups(text, template).map(
      (parts) =>
        new RegExp(
          `^${parts
            .split(/\$\{[^}]*\}/)
            .map(escapeRegExp)
            .join('.+')}$`,
        ),
    );
    return {
      file,
      /** Whether the file names the string of a key. No two files of strings share a key. */
      names(key: string): boolean {
        const name = countedKey(key) ?? key;
        return keys.has(name) || patterns.some((pattern) => pattern.test(name));
      },
      /** Whether a word stands in the file, such as the name of a value that it fills in. */
      mentions: (word: string): boolean => new RegExp(`\\b${escapeRegExp(word)}\\b`).test(text),
    };
  });

const unused = 'No page uses this string. Take it out, in every language, or give it the name that the page uses.';

/** Names in braces and tags, `{{name}}` and `<name>`. */
const namesIn = (text: string): string[] => [...placeholdersIn(text), ...firstGroups(text, /<(\w+)>/g)];

/**
 * English strings that no code names, and names in them that neither the settings (`known`) nor the code fills in.
 * TypeScript reports keys in code that English lacks.
 */
export function checkKeys(
  strings: ReadonlyMap<string, string>,
  code: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): Problem[] {
  const uses = findKeyUses(code);
  const english = readStringFiles(strings).filter(({ locale }) => locale === defaultLocale);
  return english.flatMap((file) =>
    [...file.strings].flatMap(([key, text]) => {
      const own = uses.filter((use) => use.names(key));
      if (own.length === 0) return text.problem(unused);
      const [unknown] = namesIn(text.value).filter(
        (name) => !known.has(name) && !own.some((use) => use.mentions(name)),
      );
      if (unknown === undefined) return [];
      const message = `“${unknown}” is filled in neither by the settings nor by the page. The settings know ${quoteAll(known)}.`;
      return text.problem(message, text.value.indexOf(unknown), unknown.length);
    }),
  );
}
