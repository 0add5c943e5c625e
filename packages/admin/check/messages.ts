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
  /** What is listed when it is accepted as it is. */
  pair: string;
}

/** The answer to `open`. */
export interface Checked {
  /** Of all files. */
  problems: Problem[];
  /** In all files. */
  stale: StaleTranslation[];
  /** What each placeholder reads as, by language. */
  placeholders: Record<Locale, ReadonlyMap<string, string>>;
}
