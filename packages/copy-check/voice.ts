import { type Locale, locales } from '../../src/i18n/locales';
import { perFile, perObject } from '../../src/content/remember';
import { readYaml } from '../../src/content/yaml-source';

/** A term, and the words to avoid for it. */
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
  /** `heading` searches titles only. */
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
  /** Phrases that only a text that is still a template has, as regular expressions with the flags `iu`. */
  templates: string[];
}

const fileOf = (locale: Locale): string => `content/words/voice/${locale}.yaml`;

const readVoice = perFile((file, text): Voice => {
  const { source, problems } = readYaml(file, text);
  if (problems[0]) throw new Error(`${file}:${problems[0].line}: ${problems[0].message}`);
  // Typed by hand as documented in `Voice`, so not validated; missing parts are empty.
  const voice = (source.document.toJS() ?? {}) as Partial<Voice>;
  const { terms = [], patterns = [], never = [], templates = [] } = voice;
  return { terms, patterns, never, templates };
});

/** Reads the voice files; a language without one has no rules. Throws if a file is not valid YAML. */
export const readVoices = perObject(
  (words: ReadonlyMap<string, string>): Map<Locale, Voice> =>
    new Map(locales.map((locale) => [locale, readVoice(fileOf(locale), words.get(fileOf(locale)) ?? '')])),
);
