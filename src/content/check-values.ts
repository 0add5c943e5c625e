import { highestLeverage, highestZoom } from '../limits';
import type { Figure } from './figures';
import type { Problem } from './problem';
import { parseSettings, problemInSettings, type Settings } from './settings';

/** A value that has the right type but cannot be true: its keys from the top of the file, and a message. */
type ImpossibleValue = readonly [path: readonly string[], message: string];

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether `Intl` knows a name, such as a time zone or currency. Its constructors throw on unknown names. */
function isKnown(construct: () => unknown): boolean {
  try {
    construct();
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** Impossible values in `company.yaml`: a weekday 8, a latitude of 400, an e-mail address without @. */
function impossibleCompany({ company }: Settings): ImpossibleValue[] {
  const { supportEmail, supportChatUrl, hours, map, currency } = company;
  const { days, opens, closes, timeZone } = hours;
  const areDays = days.every((day) => day >= 1 && day <= 7) && new Set(days).size === days.length;
  const areTimes = timeOfDay.test(opens) && timeOfDay.test(closes);
  const unless = (isRight: boolean, field: string, message: string): ImpossibleValue[] =>
    isRight ? [] : [[field.split('.'), message]];
  return [
    ...unless(
      /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(supportEmail),
      'supportEmail',
      `“${supportEmail}” is not a mail address such as support@velmarch.example.`,
    ),
    ...unless(
      isWebAddress(supportChatUrl),
      'supportChatUrl',
      `“${supportChatUrl}” is not an address that begins with https://.`,
    ),
    ...unless(areDays, 'hours.days', 'Days are numbers from 1 (Monday) to 7 (Sunday), each at most once.'),
    ...unless(timeOfDay.test(opens), 'hours.opens', `“${opens}” is not a time of day such as 09:00.`),
    ...unless(timeOfDay.test(closes), 'hours.closes', `“${closes}” is not a time of day such as 18:00.`),
    ...unless(
      !areTimes || opens < closes,
      'hours.closes',
      `The office closes at ${closes}, before it opens at ${opens}.`,
    ),
    ...unless(
      isKnown(() => new Intl.DateTimeFormat('en', { timeZone })),
      'hours.timeZone',
      `“${timeZone}” is not a time zone such as Europe/Berlin or America/New_York.`,
    ),
    ...unless(Math.abs(map.latitude) <= 90, 'map.latitude', 'A latitude is a number from -90 (south) to 90 (north).'),
    ...unless(
      Math.abs(map.longitude) <= 180,
      'map.longitude',
      'A longitude is a number from -180 (west) to 180 (east).',
    ),
    ...unless(
      map.zoom >= 0 && map.zoom <= highestZoom,
      'map.zoom',
      `The zoom is a number from 0 (the world) to ${highestZoom} (a house).`,
    ),
    ...unless(
      isKnown(() => new Intl.NumberFormat('en', { style: 'currency', currency })),
      'currency',
      `“${currency}” is not the three-letter code of a currency, such as EUR.`,
    ),
  ];
}

/** Endings of names in `figures.yaml`: `stocksPlus` must have the same number as `stocks`, in another format. */
const otherStyle = /(?:Plus|Short)$/;

/** The largest number allowed in `figures.yaml`, by number format. The smallest is 1. */
const largest: Record<Figure['style'], number> = {
  number: 1_000_000_000,
  more: 1_000_000_000,
  large: 1_000_000_000_000,
  money: 1_000_000_000_000,
  moneyShort: 1_000_000_000_000,
  ms: 60_000,
  ratio: highestLeverage,
};

/**
 * A message about a number in `figures.yaml`; undefined if the number is right. YAML reads `18.500`, meant as 18,500,
 * as 18.5.
 */
export function messageForFigure({ value, style }: { value: unknown; style: Figure['style'] }): string | undefined {
  const most = largest[style];
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return undefined;
  const example = Math.min(17_500, most);
  return `A figure is a whole number from 1 to ${most}, written with digits only, such as ${example}.`;
}

/**
 * Numbers in `figures.yaml` that are impossible or contradict each other, such as 200 in `stocks`, 300 in `stocksPlus`.
 */
function impossibleFigures({ figures }: Settings): ImpossibleValue[] {
  const { leverageMin, leverageMax } = figures;
  const found = Object.entries(figures).flatMap(([name, figure]): ImpossibleValue[] => {
    const base = name.replace(otherStyle, '');
    const other = figures[base] ?? figure;
    const wrong = messageForFigure(figure);
    const difference = `This is ${figure.value}, but “${base}” is ${other.value}: both say the same.`;
    const messages = [...(wrong ? [wrong] : []), ...(other.value === figure.value ? [] : [difference])];
    return messages.map((message) => [[name, 'value'], message]);
  });
  const isUpsideDown = leverageMin && leverageMax && leverageMin.value > leverageMax.value;
  return isUpsideDown ? [...found, [['leverageMin', 'value'], 'The least leverage is above “leverageMax”.']] : found;
}

/** Problems of settings whose structure is valid: values that have the right type but are impossible. */
export function checkValues(files: ReadonlyMap<string, string>): Problem[] {
  const settings = parseSettings(files);
  return [
    ...impossibleCompany(settings).map((value) => problemInSettings(files, 'company', ...value)),
    ...impossibleFigures(settings).map((value) => problemInSettings(files, 'figures', ...value)),
  ];
}
