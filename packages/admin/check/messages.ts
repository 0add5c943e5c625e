import type { Problem } from '../../../src/content/problem';
import type { Locale } from '../../../src/i18n/locales';
import type { KeyUse } from '../../copy-check/key-use';
import type { Lock } from '../../copy-check/staleness/lock';

/** What stands in the form of an open entry. */
export interface OpenEntry {
  /** Where it is saved: `content/{{locale}}/trade/faq.md`, or one file for all languages. */
  file: string;
  /** By language, or `_default`, the values of fields by path: `sections.0.title`. */
  values: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Messages to the worker that runs the check. */
export type ToChecker =
  | { type: 'pictures'; paths: string[] }
  | { type: 'text'; path: string; text: string }
  | { type: 'open'; entry: OpenEntry }
  | { type: 'saved'; entry: OpenEntry };

/** The answer to `open`. */
export interface Checked {
  entry: OpenEntry;
  /** Of all files. */
  problems: Problem[];
  /** Translations that are older than their English, in all files; the message is the English. */
  stale: Problem[];
  /** What the entry may name in double braces reads as, by language. */
  figures: Record<Locale, ReadonlyMap<string, string>>;
}

/** What the check knows from the build: all that is not read from the open folder or repository. */
export interface CheckFacts {
  sdl: string;
  localizedNames: string[];
  /** `content/words/*`, by path. */
  words: [string, string][];
  /** Where the code uses interface strings. */
  uses: readonly KeyUse[];
  literals: string[];
  /** Which translations were last up to date. */
  lock: Lock;
}
