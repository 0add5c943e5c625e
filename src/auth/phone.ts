/** The option for a country that is not in the list: the visitor types the number with its country code. */
export const anotherCountry = 'another';

/** The countries of the list, in order. `flag` is an ISO 3166 code, `name` a string key below `country.`. */
export const countries = [
  { code: '+33', name: 'france', flag: 'fr' },
  { code: '+7', name: 'russia', flag: 'ru' },
  { code: '+49', name: 'germany', flag: 'de' },
  { code: '+1', name: 'usa', flag: 'us' },
  { code: '+44', name: 'uk', flag: 'gb' },
] as const;

/** 9 to 14 digits after an optional plus, with space, dash, underscore, parentheses, colon and equals as separators. */
const phonePattern = /^\+?[ \-_():=]*(?:[0-9][ \-_():=]*){9,14}$/;

/**
 * The typed number with plain spaces, none around it. Numbers pasted from web pages hold no-break spaces, those from
 * address books invisible marks for the direction of text (Unicode's classes Zs and Cf).
 */
const plain = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();

/** The same, with the international prefix 00 replaced by a plus. */
const withPlus = (typed: string): string => plain(typed).replace(/^[ \-_():=]*00/, '+');

/** Whether the pattern matches the number, or the number as typed, with the digits of the prefix 00. */
export const isPhoneNumber = (typed: string): boolean =>
  phonePattern.test(withPlus(typed)) || phonePattern.test(plain(typed));

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/**
 * The number that is sent, and that the form shows before: a plus and digits. The country's code is prepended unless
 * the country is `another` or the typed number begins with a plus or 00.
 */
export function phoneToSend(country: string, typed: string): string {
  const number = withPlus(typed);
  const isComplete = country === anotherCountry || number.startsWith('+');
  return `+${isComplete ? '' : digitsOf(country)}${digitsOf(number)}`;
}

/**
 * Whether the number contains the 0 of national calls where it is probably wrong: at its start, after one of the listed
 * country codes, or in parentheses, as in "+43 (0) 660".
 */
export function hasNationalZero(country: string, typed: string): boolean {
  const starts = ['+0', ...countries.map(({ code }) => `${code}0`)];
  const number = phoneToSend(country, typed);
  return starts.some((start) => number.startsWith(start)) || /\( *0 *\)/.test(plain(typed));
}
