import { readNumber } from '../../text-input/typed-number';

/** The option for a country that is not listed, whose country code the visitor types. */
export const anotherCountry = 'another';

/**
 * The listed countries. `flag` is an ISO 3166 code, `name` a string key below `country.`, `trunk` the prefix of
 * national calls, `digits` the fewest digits of a number without that prefix.
 * https://www.itu.int/oth/T0202.aspx?parent=T0202
 */
export const countries = [
  { code: '+33', name: 'france', flag: 'fr', trunk: '0', digits: 9 },
  { code: '+7', name: 'russia', flag: 'ru', trunk: '8', digits: 10 },
  { code: '+49', name: 'germany', flag: 'de', trunk: '0', digits: 10 },
  { code: '+1', name: 'usa', flag: 'us', trunk: '1', digits: 10 },
  { code: '+44', name: 'uk', flag: 'gb', trunk: '0', digits: 10 },
] as const;

/**
 * Matches 9 to 14 digits after an optional plus, with space, dash, underscore, parentheses, colon and equals as
 * separators.
 */
const phonePattern = /^\+?[ \-_():=]*(?:[0-9][ \-_():=]*){9,14}$/;

/**
 * Replaces the international prefix 00, or a plus after a bracket, by a plus at the start, if a whole number follows.
 * Many letterheads write `(+49) 30…`.
 */
function normalized(typed: string): string {
  const international = readNumber(typed).replace(/^[ \-_():=]*(?:\+|00(?=[ \-_():=]*[1-9]))/, '+');
  return phonePattern.test(international) ? international : readNumber(typed);
}

/** Whether a phone number is valid. A prefix 00 does not count towards the number of digits. */
export const isPhoneNumber = (typed: string): boolean => phonePattern.test(normalized(typed));

/** Whether the text has characters that are not allowed in phone numbers. */
export const hasForeignCharacters = (typed: string): boolean =>
  !/^[ \-_():=]*\+?[0-9 \-_():=]*$/.test(readNumber(typed));

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/**
 * Whether the chosen country code is prepended to the typed number. It is not if the country is `another` or the number
 * begins with a plus or 00.
 */
export const getsCode = (country: string, typed: string): boolean =>
  country !== anotherCountry && !normalized(typed).startsWith('+');

/** Returns the number that is sent, and shown as a preview: a plus and digits. */
export const phoneToSend = (country: string, typed: string): string =>
  `+${getsCode(country, typed) ? digitsOf(country) : ''}${digitsOf(normalized(typed))}`;

/**
 * Returns the digits after the country code that are probably superfluous: the prefix of national calls, or the country
 * code a second time. Undefined if there are none.
 */
function doubtAfterCode(number: string, { code, trunk, digits }: (typeof countries)[number]): string | undefined {
  if (!number.startsWith(code)) return undefined;
  const national = number.slice(code.length);
  const isTooMuch = (prefix: string) =>
    national.startsWith(prefix) && (prefix === '0' || national.length - prefix.length >= digits);
  return ['0', trunk, digitsOf(code)].find(isTooMuch);
}

/**
 * Returns the digits at or near the start of the number that are probably superfluous (undefined if none are):
 * - the prefix of national calls after a listed country code, as the second 0 in "+49 0 30…"
 * - a listed country code that is there twice, as in "+49 49 30…"
 * - the 0 of "+0…" and of "+43 (0) 660"
 */
export function doubtfulPrefix(country: string, typed: string): string | undefined {
  const number = phoneToSend(country, typed);
  if (number.startsWith('+0') || /\( *0 *\)/.test(readNumber(typed))) return '0';
  return countries.map((listed) => doubtAfterCode(number, listed)).find(Boolean);
}

/** Whether a number has the form of one in the USA or Canada with country code but without a plus. */
export const isNorthAmerican = (typed: string): boolean => /^1[2-9]\d\d[2-9]\d{6}$/.test(digitsOf(readNumber(typed)));
