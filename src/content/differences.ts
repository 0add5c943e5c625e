import type { Problem } from './problem';

/** A difference between a translation and English, as a mistake of the one or of the other. */
export interface Difference {
  inTranslation: Problem;
  /** The same difference as a mistake of English; undefined if English is certainly right. */
  inEnglish?: Problem;
}

const isSame = (one: Problem | undefined, other: Problem): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The problems of how all translations of a text, or of a page, differ from English. Where two or more agree with each other
 * and not with English, the mistake is in English, and reported once.
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
