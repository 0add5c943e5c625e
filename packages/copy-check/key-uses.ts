import { escapeRegExp } from '../tools/escape-reg-exp';
import { countedKey } from './plurals';

/** A file of the site's code, or a drawing. */
export interface KeyUses {
  file: string;
  /** Whether the file names the string of a key. No two files of strings share a key. */
  names(key: string): boolean;
}

const literal = /(['"])([\w.]+)\1/g;

/** Keys that are put together, as in t(`class.${name}`). */
const template = /\bt\(`([^`]+)`/g;

/** The strings that a drawing shows: `trend.svg` with the label `break` shows `trend.break`. */
const label = / data-label="(\w+)"/g;

const firstGroups = (text: string, pattern: RegExp, group = 1): string[] =>
  [...text.matchAll(pattern)].map((match) => match[group] ?? '');

/** The uses of interface strings in the site's code and drawings, given by path. Tables contain keys too. */
export const findKeyUses = (code: ReadonlyMap<string, string>): KeyUses[] =>
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
      names(key) {
        const name = countedKey(key) ?? key;
        return keys.has(name) || patterns.some((pattern) => pattern.test(name));
      },
    };
  });
