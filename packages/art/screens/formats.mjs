// The words of a language, and formats of its numbers and amounts.
import { de } from './words/de.mjs';
import { en } from './words/en.mjs';
import { fr } from './words/fr.mjs';

export const WORDS = { en, de, fr };

const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** Returns the words of a language, and functions that format numbers and amounts in it. */
export function speak(language) {
  const locale = LOCALES[language];
  const number = (value, options) => new Intl.NumberFormat(locale, options).format(value).replace('-', '−');
  const money = { style: 'currency', currency: 'EUR' };
  return {
    words: WORDS[language],
    number,
    price: (value, digits = 2) => number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    whole: (value) => number(value, { ...money, maximumFractionDigits: 0 }),
    gainedWhole: (value) => number(value, { ...money, maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    percent: (share) => number(share, { style: 'percent', signDisplay: 'exceptZero', minimumFractionDigits: 2 }),
  };
}
