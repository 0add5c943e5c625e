import { type Locale, locales } from '../../../src/i18n/locales';
import { perFile } from '../../../src/content/remember';
import { readYaml } from '../../../src/content/yaml-source';

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

/** A value read from YAML, where a key may be missing or have nothing below it. */
type Nullable<T> = { [Key in keyof T]?: T[Key] | null };

const fileOf = (locale: Locale): string => `content/words/voice/${locale}.yaml`;

const readVoice = perFile((file, text): Voice => {
  const { source, problems } = readYaml(file, text);
  if (problems[0]) throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
  // check-voices.ts has checked the file. A list that is missing, or has nothing below its name, is empty.
  const { terms, patterns, never, unfinished } = (source.document.toJS() ?? {}) as Nullable<Voice>;
  return { terms: terms ?? [], patterns: patterns ?? [], never: never ?? [], unfinished: unfinished ?? [] };
});

/**
 * Reads the style rules of all languages. A language without a file has no rules. Throws if a file is not valid YAML.
 */
export const readVoices = (words: ReadonlyMap<string, string>): Map<Locale, Voice> =>
  new Map(locales.map((locale) => [locale, readVoice(fileOf(locale), words.get(fileOf(locale)) ?? '')]));
