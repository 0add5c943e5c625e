import { isMap } from 'yaml';
import { type Locale, locales } from '../../../src/i18n/locales';
import type { Problem } from '../../../src/content/problem';
import { perFile } from '../../../src/content/remember';
import { readYaml } from '../../../src/content/yaml/yaml-source';

/** A term, and the words to avoid in its place. */
export interface Term {
  use: string;
  avoid: string[];
  reason: string;
}

/** A phrase with a maximum number of uses. */
export interface Pattern {
  name: string;
  /** A regular expression with the flags `iu`. */
  match: string;
  /** Which texts are searched: with `heading`, only titles and the questions of accordions. */
  where: 'heading' | 'any';
  perPage: number;
  perLanguage: number;
  reason: string;
}

/** The style rules of a language: `content/words/voice/<locale>.yaml`. */
interface Voice {
  terms: Term[];
  patterns: Pattern[];
  /** Names that are not translated. */
  never: string[];
  /** Regular expressions (flags `iu`) that match only unfinished texts, which must be completed before a launch. */
  unfinished: string[];
}

/** A test of a value, and what the value must be, as the end of a sentence. */
type Rule = readonly [isRight: (value: unknown) => boolean, wanted: string];

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

function isPattern(value: unknown): boolean {
  try {
    return isText(value) && Boolean(new RegExp(String(value), 'iu'));
  } catch {
    return false;
  }
}

const text: Rule = [isText, 'a text'];
const texts: Rule = [(value) => Array.isArray(value) && value.every(isText), 'a list of texts'];
const pattern: Rule = [isPattern, 'a regular expression (https://regex101.com tells what is wrong with one)'];
const count: Rule = [(value) => Number.isInteger(value) && Number(value) >= 0, 'a whole number, 0 or more'];
const place: Rule = [(value) => value === 'heading' || value === 'any', 'heading or any'];

/** For each list of a voice file, the rules for the fields of its items. The field `''` is the item itself. */
const lists: Readonly<Record<keyof Voice, Readonly<Record<string, Rule>>>> = {
  terms: { use: text, avoid: texts, reason: text },
  patterns: { name: text, match: pattern, where: place, perPage: count, perLanguage: count, reason: text },
  never: { '': text },
  unfinished: { '': pattern },
};

const known = `Known: ${Object.keys(lists).join(', ')}.`;

const valueAt = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

const checkVoice = perFile((file, yaml): Problem[] => {
  const { source, problems } = readYaml(file, yaml);
  if (problems.length > 0) return problems;
  const { document } = source;
  const voice: unknown = document.toJS() ?? {};
  if (document.contents && !isMap(document.contents))
    return [source.problemIn([], `This file must have lists. ${known}`)];
  const unknown = Object.keys(voice as object).filter((key) => !(key in lists));
  return [
    ...unknown.map((key) => source.problemIn([key], `There is no such list here. ${known}`)),
    ...Object.entries(lists).flatMap(([name, rules]): Problem[] => {
      const items = valueAt(voice, name) ?? [];
      if (!Array.isArray(items)) return [source.problemIn([name], 'This must be a list.')];
      return items.flatMap((item: unknown, index) =>
        Object.entries(rules).flatMap(([field, [isRight, wanted]]) => {
          const value = field === '' ? item : valueAt(item, field);
          const path = [name, index, ...(field === '' ? [] : [field])];
          return isRight(value) ? [] : [source.problemIn(path, `This must be ${wanted}.`)];
        }),
      );
    }),
  ];
});

/** Reports mistakes in the style rules (content/words/voice), without which no text can be checked. */
export const checkVoices = (words: ReadonlyMap<string, string>): Problem[] =>
  [...words].filter(([file]) => file.endsWith('.yaml')).flatMap(([file, yaml]) => checkVoice(file, yaml));

/** A value read from YAML, where a key may be missing or have nothing below it. */
type Nullable<T> = { [Key in keyof T]?: T[Key] | null };

const fileOf = (locale: Locale): string => `content/words/voice/${locale}.yaml`;

const readVoice = perFile((file, yaml): Voice => {
  const { source, problems } = readYaml(file, yaml);
  if (problems[0]) throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
  // Throws only if the YAML is invalid, since `checkVoices` reports all other mistakes. A list that is missing, or has
  // nothing below its name, is read as an empty list.
  const { terms, patterns, never, unfinished } = (source.document.toJS() ?? {}) as Nullable<Voice>;
  return { terms: terms ?? [], patterns: patterns ?? [], never: never ?? [], unfinished: unfinished ?? [] };
});

/**
 * Reads the style rules of all languages. A language without a file has no rules. Throws if a file is not valid YAML.
 */
export const readVoices = (words: ReadonlyMap<string, string>): Map<Locale, Voice> =>
  new Map(locales.map((locale) => [locale, readVoice(fileOf(locale), words.get(fileOf(locale)) ?? '')]));
