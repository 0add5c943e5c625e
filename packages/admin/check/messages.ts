import type { Problem } from '../../../src/content/problem';
import type { Locale } from '../../../src/i18n/locales';
import type { Contents } from '../files/entry';

export type Texts = readonly (readonly [path: string, text: string])[];

/** Messages to the worker with the content check. */
export type ToChecker =
  /** Asks for a check of the open entry. `pictures` are pictures that were added since the build. */
  { type: 'open'; contents: Contents; pictures: readonly string[] } | { type: 'saved'; contents: Contents };

/** A translation that is older than its English text. `message` is the English text. */
export interface StaleTranslation extends Problem {
  text: string;
  /** The line that accepts this translation in `content/words/translations.txt`. */
  pair: string;
}

/** The worker's answer to the message `open`. */
export interface Checked {
  problems: Problem[];
  stale: StaleTranslation[];
  /** The text of each placeholder, by language. */
  placeholders: Record<Locale, ReadonlyMap<string, string>>;
}
