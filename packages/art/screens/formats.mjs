// Formats numbers and amounts for a language.
import { WORDS } from './words.mjs';

const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };

/** The words of a language, and functions that format numbers and amounts in it. */
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
