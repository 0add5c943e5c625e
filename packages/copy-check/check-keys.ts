import type { Problem } from '../../src/content/problem';
import { defaultLocale } from '../../src/i18n/locales';
import { escapeRegExp } from '../tools/escape-reg-exp';
import { countedKey } from './plurals';
import { readStringFiles } from './string-files';

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
    };
  });

/** English strings that no code names. TypeScript reports keys in code that English lacks. */
export function checkKeys(strings: ReadonlyMap<string, string>, code: ReadonlyMap<string, string>): Problem[] {
  const uses = findKeyUses(code);
  const english = readStringFiles(strings).files.filter(({ locale }) => locale === defaultLocale);
  return english.flatMap((file) =>
    [...file.strings]
      .filter(([key]) => !uses.some((use) => use.names(key)))
      .map(([, text]) =>
        text.problem(
          'No page uses this string. Take it out, in every language, or give it the name that the page uses.',
        ),
      ),
  );
}
