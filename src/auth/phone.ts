/** The choice for everybody whose country has no option of its own: the full number is typed. */
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

export const isPhoneNumber = (typed: string): boolean => phonePattern.test(typed);

const digitsOf = (text: string): string => text.replace(/[^0-9]/g, '');

const isInternational = (country: string, typed: string): boolean =>
  country === anotherCountry || typed.startsWith('+');

/**
 * The number that is sent: a plus and digits. The country's code goes in front
 * unless the country is `another` or the typed number begins with a plus.
 */
export const phoneToSend = (country: string, typed: string): string =>
  `+${isInternational(country, typed) ? '' : digitsOf(country)}${digitsOf(typed)}`;

/** A leading 0 is for calls within a country and seldom belongs after its code. */
export const hasNationalZero = (country: string, typed: string): boolean =>
  !isInternational(country, typed) && digitsOf(typed).startsWith('0');
