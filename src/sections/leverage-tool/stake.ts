import type { Locale } from '../../i18n/locales';
import { formatNumber, parseNumber } from '../../i18n/numbers';
import type { Stake } from './arithmetic';

export type StakeField = keyof Stake;

/** What is typed, by field. */
export type StakeTexts = Readonly<Record<StakeField, string>>;

const stakeFields: readonly StakeField[] = ['money', 'leverage', 'move'];

const perField = <Value>(valueOf: (field: StakeField) => Value): Record<StakeField, Value> => ({
  money: valueOf('money'),
  leverage: valueOf('leverage'),
  move: valueOf('move'),
});

/**
 * Smallest and largest value of each field, which the sliders and the messages follow too. Those of the leverage must be
 * `leverageMin` and `leverageMax` of `content/settings/figures.yaml`.
 */
export const stakeLimits: Readonly<Record<StakeField, { min: number; max: number }>> = {
  money: { min: 1, max: 1_000_000 },
  leverage: { min: 1, max: 20 },
  move: { min: 0, max: 100 },
};

export const defaultStake: Stake = { money: 500, leverage: 10, move: 5 };

/** Why a text is no value of its field. */
type StakeProblem = 'notANumber' | 'outOfRange';

/** A field's value, or why there is none. Leverage may be typed as a ratio: `1:10`. */
export function readStakeField(field: StakeField, text: string, locale: Locale): number | StakeProblem {
  const value = parseNumber(field === 'leverage' ? text.replace(/^\s*1\s*:/, '') : text, locale);
  if (value === undefined) return 'notANumber';
  const { min, max } = stakeLimits[field];
  return value >= min && value <= max ? value : 'outOfRange';
}

export const writeStakeField = (value: number, locale: Locale): string =>
  formatNumber(value, locale, { maximumFractionDigits: 2 });

export const writeStake = (stake: Stake, locale: Locale): StakeTexts =>
  perField((field) => writeStakeField(stake[field], locale));

/** The stake that the fields' texts say. A field whose text is invalid keeps its value of `before`. */
export const stakeOf = (texts: StakeTexts, before: Stake, locale: Locale): Stake =>
  perField((field) => {
    const value = readStakeField(field, texts[field], locale);
    return typeof value === 'number' ? value : before[field];
  });

/** Whether every text is a value of its field. */
export const isComplete = (texts: StakeTexts, locale: Locale): boolean =>
  stakeFields.every((field) => typeof readStakeField(field, texts[field], locale) === 'number');

/** What is in the text fields of a form, which carry the names of a stake's fields. */
export function textsIn(form: HTMLFormElement | null, locale: Locale): StakeTexts {
  if (!form) return writeStake(defaultStake, locale);
  const data = new FormData(form);
  return perField((field) => String(data.get(field) ?? ''));
}

export const isDefault = (stake: Stake): boolean => stakeFields.every((field) => stake[field] === defaultStake[field]);

/** The stake in a query string such as `?money=500&leverage=10&move=5`; what is missing or wrong there is the default's. */
export function stakeInAddress(search: string): Stake {
  const query = new URLSearchParams(search);
  return perField((field) => {
    const value = Number(query.get(field) || NaN);
    const { min, max } = stakeLimits[field];
    return value >= min && value <= max ? value : defaultStake[field];
  });
}

/** The query string with the stake set and all other parameters kept; a default value is left out. */
export function searchWithStake(search: string, stake: Stake): string {
  const query = new URLSearchParams(search);
  for (const field of stakeFields) {
    if (stake[field] === defaultStake[field]) query.delete(field);
    else query.set(field, String(stake[field]));
  }
  const text = query.toString();
  return text && `?${text}`;
}
