import { impossibleFigures, type ImpossibleValue } from './check-figures';
import type { Problem } from './problem';
import { parseSettings, readSettingsFile, type Settings, settingsFile } from './settings';

const timeOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether the runtime's internationalization data know a name; the constructors of Intl throw on one that they don't. */
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

/** Values of `company.yaml` that no company has: a day 8, a latitude of 400, a mail address without @. */
function impossibleCompany({ company }: Settings): ImpossibleValue[] {
  const { supportEmail, supportChatUrl, hours, map, currency } = company;
  const isWeekday = (day: number): boolean => day >= 1 && day <= 7;
  const rules: [isRight: boolean, path: (string | number)[], message: string][] = [
    [
      /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(supportEmail),
      ['supportEmail'],
      `“${supportEmail}” is not a mail address such as support@velmarch.example.`,
    ],
    [
      isWebAddress(supportChatUrl),
      ['supportChatUrl'],
      `“${supportChatUrl}” is not an address that begins with https://.`,
    ],
    [
      hours.days.every(isWeekday) && new Set(hours.days).size === hours.days.length,
      ['hours', 'days'],
      'Days are numbers from 1 (Monday) to 7 (Sunday), each at most once.',
    ],
    [timeOfDay.test(hours.opens), ['hours', 'opens'], `“${hours.opens}” is not a time of day such as 09:00.`],
    [timeOfDay.test(hours.closes), ['hours', 'closes'], `“${hours.closes}” is not a time of day such as 18:00.`],
    [
      ![hours.opens, hours.closes].every((time) => timeOfDay.test(time)) || hours.opens < hours.closes,
      ['hours', 'closes'],
      `The office closes at ${hours.closes}, before it opens at ${hours.opens}.`,
    ],
    [
      isKnown(() => new Intl.DateTimeFormat('en', { timeZone: hours.timeZone })),
      ['hours', 'timeZone'],
      `“${hours.timeZone}” is not a time zone such as Europe/Berlin or America/New_York.`,
    ],
    [Math.abs(map.latitude) <= 90, ['map', 'latitude'], 'A latitude is a number from -90 (south) to 90 (north).'],
    [Math.abs(map.longitude) <= 180, ['map', 'longitude'], 'A longitude is a number from -180 (west) to 180 (east).'],
    [map.zoom >= 0 && map.zoom <= 19, ['map', 'zoom'], 'The zoom is a number from 0 (the world) to 19 (a house).'],
    [
      isKnown(() => new Intl.NumberFormat('en', { style: 'currency', currency })),
      ['currency'],
      `“${currency}” is not the three-letter code of a currency, such as EUR.`,
    ],
  ];
  return rules.flatMap(([isRight, path, message]) => (isRight ? [] : [{ path, message }]));
}

/** Problems of settings whose form is right: values that have the types of the schema and are still impossible. */
export function checkValues(files: ReadonlyMap<string, string>): Problem[] {
  const settings = parseSettings(files);
  const report = (name: keyof Settings, { path, message }: ImpossibleValue): Problem => {
    const file = settingsFile(name);
    const { source } = readSettingsFile(file, files.get(file) ?? '');
    return source.problemAt(source.document.getIn(path, true), path.join('.'), message);
  };
  return [
    ...impossibleCompany(settings).map((value) => report('company', value)),
    ...impossibleFigures(settings).map((value) => report('figures', value)),
  ];
}
