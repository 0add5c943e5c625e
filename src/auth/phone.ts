/** The option for a country that the list does not name: the full number is typed. */
export const anotherCountry = 'another';

/** Country codes on offer, in the order of the list. `flag` is an ISO 3166 code, `name` a key below `country.`. */
export const countries = [
  { code: '+33', name: 'france', flag: 'fr' },
  { code: '+7', name: 'russia', flag: 'ru' },
  { code: '+49', name: 'germany', flag: 'de' },
  { code: '+1', name: 'usa', flag: 'us' },
  { code: '+44', name: 'uk', flag: 'gb' },
] as const;

/** 9 to 14 digits after an optional plus; space, dash, underscore, parentheses, colon and equals may stand between and around them. */
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

/** The same with the international prefix 00 as a plus. */
const withPlus = (typed: string): string => plain(typed).replace(/^[ \-_():=]*00/, '+');

/** The pattern counts the digits of the number itself, or all that were typed, with the 00. */
export const isPhoneNumber = (typed: string): boolean =>
  phonePattern.test(withPlus(typed)) || phonePattern.test(plain(typed));

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/**
 * The number that is sent, and that the form shows beforehand: a plus and digits. The country's code goes in front unless
 * the country is `another` or the typed number begins with a plus or 00.
 */
export function phoneToSend(country: string, typed: string): string {
  const number = withPlus(typed);
  const isComplete = country === anotherCountry || number.startsWith('+');
  return `+${isComplete ? '' : digitsOf(country)}${digitsOf(number)}`;
}

/**
 * Whether the number to send has the 0 of calls within a country where it seldom belongs: at its start, after one of the
 * country codes on offer, or in parentheses, as in "+43 (0) 660".
 */
export function hasNationalZero(country: string, typed: string): boolean {
  const starts = ['+0', ...countries.map(({ code }) => `${code}0`)];
  const number = phoneToSend(country, typed);
  return starts.some((start) => number.startsWith(start)) || /\( *0 *\)/.test(plain(typed));
}
