import type { Problem } from '../../../src/content/problem';
import type { Locale } from '../../../src/i18n/locales';
import type { Contents } from '../entry';

export type Texts = readonly (readonly [path: string, text: string])[];

/** Messages to the worker that runs the check. */
export type ToChecker =
  /** Pictures that exist, relative to their folder. */
  | { type: 'pictures'; pictures: string[] }
  | { type: 'open'; contents: Contents }
  | { type: 'saved'; contents: Contents };

/** A translation that is older than its English; the message is the English. */
export interface StaleTranslation extends Problem {
  text: string;
  /** The line to add to `content/words/translations.txt` to accept it. */
  pair: string;
}

/** The answer to `open`. */
export interface Checked {
  /** Problems of all files. */
  problems: Problem[];
  /** Stale translations in all files. */
  stale: StaleTranslation[];
  /** What each placeholder reads as, by language. */
  placeholders: Record<Locale, ReadonlyMap<string, string>>;
}
