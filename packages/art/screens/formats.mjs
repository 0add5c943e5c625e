// Numbers, amounts and moments as a language writes them.
import { WORDS } from './words.mjs';

const LOCALES = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR' };
const DAY = { day: 'numeric', month: 'short' };
const HOUR = { hour: '2-digit', minute: '2-digit' };

/** What a screen needs to speak `language`: its words and its formats. */
export function speak(language) {
  const locale = LOCALES[language];
  const number = (value, options) => new Intl.NumberFormat(locale, options).format(value).replace('-', '−');
  const moment = (options) => (time) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(time);
  const money = { style: 'currency', currency: 'EUR' };
  return {
    words: WORDS[language],
    number,
    price: (value, digits = 2) => number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    euros: (value) => number(value, money),
    whole: (value) => number(value, { ...money, maximumFractionDigits: 0 }),
    gainedWhole: (value) => number(value, { ...money, maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
    gained: (value) => number(value, { ...money, signDisplay: 'exceptZero' }),
    percent: (share) => number(share, { style: 'percent', signDisplay: 'exceptZero', minimumFractionDigits: 2 }),
    short: (value) => number(value, { notation: 'compact', maximumFractionDigits: 1 }),
    day: moment(DAY),
    hour: moment(HOUR),
    dayAndHour: moment({ ...DAY, ...HOUR }),
  };
}
