import { readNumber } from '../../text-input/typed-number';
import type { Locale } from '../../i18n/locales';
import { formatNumber, parseNumber } from '../../i18n/numbers';
import { highestLeverage } from '../../limits';
import type { Stake } from './arithmetic';

export type StakeField = keyof Stake;

/** What the visitor has typed in the fields of the leverage calculator. */
export type StakeTexts = Readonly<Record<StakeField, string>>;

const stakeFields: readonly StakeField[] = ['money', 'leverage', 'move'];

const perField = <Value>(valueOf: (field: StakeField) => Value): Record<StakeField, Value> => ({
  money: valueOf('money'),
  leverage: valueOf('leverage'),
  move: valueOf('move'),
});

/** Smallest and largest value of each field, also used by sliders and error messages. */
export const stakeLimits: Readonly<Record<StakeField, { min: number; max: number }>> = {
  money: { min: 1, max: 1_000_000 },
  leverage: { min: 1, max: highestLeverage },
  move: { min: 0, max: 100 },
};

export const defaultStake: Stake = { money: 500, leverage: 10, move: 5 };

/** Parses the text of a field. Returns its value, or why it is invalid. Leverage may be typed as a ratio: `1:10`. */
export function readStakeField(field: StakeField, text: string, locale: Locale): number | 'notANumber' | 'outOfRange' {
  const typed = readNumber(text);
  const value = parseNumber(field === 'leverage' ? typed.replace(/^1\s*:/, '') : typed, locale);
  if (value === undefined) return 'notANumber';
  const { min, max } = stakeLimits[field];
  return value >= min && value <= max ? value : 'outOfRange';
}

export const writeStakeField = (value: number, locale: Locale): string =>
  formatNumber(value, locale, { maximumFractionDigits: 2 });

export const writeStake = (stake: Stake, locale: Locale): StakeTexts =>
  perField((field) => writeStakeField(stake[field], locale));

/** Parses the texts of all fields. For a field with an invalid text, the result has the value from `before`. */
export const stakeOf = (texts: StakeTexts, before: Stake, locale: Locale): Stake =>
  perField((field) => {
    const value = readStakeField(field, texts[field], locale);
    return typeof value === 'number' ? value : before[field];
  });

export const isComplete = (texts: StakeTexts, locale: Locale): boolean =>
  stakeFields.every((field) => typeof readStakeField(field, texts[field], locale) === 'number');

/** Reads the texts of the form's fields, whose names are the keys of `Stake`. */
export function textsIn(form: HTMLFormElement): StakeTexts {
  const data = new FormData(form);
  return perField((field) => String(data.get(field)));
}

export const isDefault = (stake: Stake): boolean => stakeFields.every((field) => stake[field] === defaultStake[field]);

/**
 * Reads the calculator's values from a query string such as `?money=500&leverage=10&move=5`. Missing and invalid values
 * get their defaults.
 */
export function stakeInAddress(search: string): Stake {
  const query = new URLSearchParams(search);
  return perField((field) => {
    const value = Number(query.get(field) || NaN);
    const { min, max } = stakeLimits[field];
    return value >= min && value <= max ? value : defaultStake[field];
  });
}

/** Returns the parameters of the query string for the calculator's values. Those of default values are empty. */
export const parametersOf = (stake: Stake): Record<StakeField, string> =>
  perField((field) => (stake[field] === defaultStake[field] ? '' : String(stake[field])));
