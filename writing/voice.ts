import { type Locale, locales } from '../src/i18n/locales';
import { readYaml } from '../src/content/yaml-source';

/** A word of the field, and what is written by mistake instead. */
export interface Term {
  use: string;
  avoid: string[];
  reason: string;
}

/** A turn of phrase that may occur only so often. */
export interface Pattern {
  name: string;
  /** A regular expression with the flags `iu`. */
  match: string;
  /** `heading` looks at titles alone. */
  where: 'heading' | 'any';
  perPage: number;
  perLanguage: number;
  reason: string;
}

/** How a language is written: `content/words/voice/<locale>.yaml`. */
export interface Voice {
  terms: Term[];
  patterns: Pattern[];
  /** Names that no language translates. */
  never: string[];
}

const fileOf = (locale: Locale): string => `content/words/voice/${locale}.yaml`;

/** The voice of each language; empty for one that has no file yet. Throws where a file is no YAML. */
export function readVoices(words: ReadonlyMap<string, string>): Map<Locale, Voice> {
  return new Map(
    locales.map((locale) => {
      const { source, problems } = readYaml(fileOf(locale), words.get(fileOf(locale)) ?? '');
      if (problems[0]) throw new Error(`${fileOf(locale)}:${problems[0].line}: ${problems[0].message}`);
      // The files are written by hand in the form that `Voice` documents; a part that is left out is empty.
      const voice = (source.document.toJS() ?? {}) as Partial<Voice>;
      return [locale, { terms: voice.terms ?? [], patterns: voice.patterns ?? [], never: voice.never ?? [] }];
    }),
  );
}
