import { readText } from '../components/typed-text';

/** The option for a country that is not in the list: the visitor types the number with its country code. */
export const anotherCountry = 'another';

/**
 * The countries of the list, in order. `flag` is an ISO 3166 code, `name` a string key below `country.`, `trunk` the
 * prefix of national calls, `digits` how many digits a number at least has without it.
 * https://www.itu.int/oth/T0202.aspx?parent=T0202
 */
export const countries = [
  { code: '+33', name: 'france', flag: 'fr', trunk: '0', digits: 9 },
  { code: '+7', name: 'russia', flag: 'ru', trunk: '8', digits: 10 },
  { code: '+49', name: 'germany', flag: 'de', trunk: '0', digits: 10 },
  { code: '+1', name: 'usa', flag: 'us', trunk: '1', digits: 10 },
  { code: '+44', name: 'uk', flag: 'gb', trunk: '0', digits: 10 },
] as const;

/** 9 to 14 digits after an optional plus, with space, dash, underscore, parentheses, colon and equals as separators. */
const phonePattern = /^\+?[ \-_():=]*(?:[0-9][ \-_():=]*){9,14}$/;

/** The typed number, with the international prefix 00 replaced by a plus where a whole number follows. */
function normalized(typed: string): string {
  const international = readText(typed).replace(/^[ \-_():=]*00(?=[ \-_():=]*[1-9])/, '+');
  return phonePattern.test(international) ? international : readText(typed);
}

/** Whether a number may be sent. The digits of a prefix 00 do not count towards the limit. */
export const isPhoneNumber = (typed: string): boolean => phonePattern.test(normalized(typed));

/** Whether a character was typed that no number has. */
export const hasForeignCharacters = (typed: string): boolean => !/^\+?[0-9 \-_():=]*$/.test(readText(typed));

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

/**
 * The number that is sent, and that the form shows before: a plus and digits. The country's code is prepended unless
 * the country is `another` or the typed number begins with a plus or 00.
 */
export function phoneToSend(country: string, typed: string): string {
  const number = normalized(typed);
  const isComplete = country === anotherCountry || number.startsWith('+');
  return `+${isComplete ? '' : digitsOf(country)}${digitsOf(number)}`;
}

/** What a number of a country begins with if it was typed as for a national call, or with the country's code twice. */
function doubtAfterCode(number: string, { code, trunk, digits }: (typeof countries)[number]): string | undefined {
  if (!number.startsWith(code)) return undefined;
  const national = number.slice(code.length);
  const isTooMuch = (prefix: string) =>
    national.startsWith(prefix) && (prefix === '0' || national.length - prefix.length >= digits);
  return ['0', trunk, digitsOf(code)].find(isTooMuch);
}

/**
 * The digits at the start of a number that are probably wrong there: after one of the listed country codes, the prefix of
 * national calls or the code once more; the 0 of "+0…", and of "+43 (0) 660". Undefined if nothing is doubtful.
 */
export function doubtfulPrefix(country: string, typed: string): string | undefined {
  const number = phoneToSend(country, typed);
  if (number.startsWith('+0') || /\( *0 *\)/.test(readText(typed))) return '0';
  return countries.map((listed) => doubtAfterCode(number, listed)).find(Boolean);
}

/** Whether the number that is sent begins with the chosen country's code, not with one that was typed. */
export const getsCode = (country: string, typed: string): boolean =>
  country !== anotherCountry && !normalized(typed).startsWith('+');

/** Whether a number looks like one of the USA or Canada with its code, but without a plus. */
export const isNorthAmerican = (typed: string): boolean => /^1[2-9]\d\d[2-9]\d{6}$/.test(digitsOf(readText(typed)));
