import type { Problem } from './problem';

/** A difference between a translation and its English text. It may be a mistake in either. */
export interface Difference {
  inTranslation: Problem;
  /** The same difference reported as a mistake in English; undefined if English is certainly right. */
  inEnglish?: Problem;
}

const isSame = (one: Problem | undefined, other: Problem): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Decides where differences of translations from English are reported. If all translations, at least two, differ from
 * English in the same way, the mistake is in English and is reported once.
 */
export function problemsOf(translations: readonly (readonly Difference[])[]): Problem[] {
  const isOfAll = (inEnglish: Problem): boolean =>
    translations.length > 1 && translations.every((own) => own.some((other) => isSame(other.inEnglish, inEnglish)));
  return translations.flatMap((own, index) =>
    own.flatMap(({ inTranslation, inEnglish }) => {
      if (!inEnglish || !isOfAll(inEnglish)) return [inTranslation];
      return index === 0 ? [inEnglish] : [];
    }),
  );
}
