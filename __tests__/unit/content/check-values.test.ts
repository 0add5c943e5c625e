import { checkValues, messageForFigure } from '../../../src/content/check-values';
import { settings as ofSite } from '../../support/page-copy';
import { formatted } from './formatted';
import { tinyProject } from './tiny-project';

type Changes = Parameters<typeof tinyProject>[0];

/** Messages about the settings of a project with these changes. */
const problemsWith = (changes: Changes) =>
  formatted(checkValues(tinyProject(changes).settings)).map((line) => line.replace(/^\S+ /, ''));

describe('company settings', () => {
  const withPassage = (passage: string | RegExp, replacement: string) =>
    problemsWith({ 'content/settings/company.yaml': (text) => text.replace(passage, () => replacement) });

  test.each([
    [
      'an e-mail address without a top-level domain',
      'help@acme.example',
      'help@acme',
      'supportEmail: “help@acme” is not a mail address such as support@velmarch.example.',
    ],
    [
      'a chat URL that begins with http:',
      'https://acme.example',
      'http://acme.example',
      'supportChatUrl: “http://acme.example” is not an address that begins with https://.',
    ],
    ['a weekday with the number 8', 'days: [1]', 'days: [1, 8]', 'hours.days: Days are numbers from 1 (Monday) to 7'],
    ['a weekday given twice', 'days: [1]', 'days: [1, 2, 1]', 'hours.days: Days are numbers from 1 (Monday) to 7'],
    ['24:00 as the opening time', "opens: '09:00'", "opens: '24:00'", 'hours.opens: “24:00” is not a time of day'],
    [
      'a closing time without a leading zero',
      "closes: '18:00'",
      "closes: '9:00'",
      'hours.closes: “9:00” is not a time of day such as 18:00.',
    ],
    [
      'a closing time equal to the opening time',
      "closes: '18:00'",
      "closes: '09:00'",
      'hours.closes: The office closes at 09:00, before it opens at 09:00.',
    ],
    [
      'an unknown time zone',
      'timeZone: UTC',
      'timeZone: America/New_Yorck',
      'hours.timeZone: “America/New_Yorck” is not',
    ],
    ['a latitude above 90', 'latitude: 1', 'latitude: 90.1', 'map.latitude: A latitude is a number from -90 (south)'],
    ['a longitude below -180', 'longitude: 1', 'longitude: -181', 'map.longitude: A longitude is a number from -180'],
    ['a map zoom above 19', 'zoom: 1', 'zoom: 20', 'map.zoom: The zoom is a number from 0 (the world) to 19'],
    ['a currency code of four letters', 'currency: EUR', 'currency: EURO', 'currency: “EURO” is not the three-letter'],
  ])('the content check of company.yaml reports %s', (_what, passage, replacement, message) => {
    expect(withPassage(passage, replacement)).toEqual([expect.stringContaining(message)]);
  });
});

describe('figures in the settings', () => {
  const problemsOf = (values: Record<string, number>) => {
    const lines = Object.entries(values).map(([name, value]) => `${name}: { value: ${value}, style: number }\n`);
    return problemsWith({ 'content/settings/figures.yaml': lines.join('') });
  };

  test.each([
    ['the same value for a number in two formats', { stocks: 100, stocksPlus: 100, sum: 5, sumShort: 5 }],
    ['a minimum leverage without a maximum', { leverageMin: 30 }],
  ])('the content check of figures.yaml accepts %s', (_what, values) => {
    expect(problemsOf(values)).toEqual([]);
  });

  test.each([
    [
      'different values for a number in two formats',
      { stocks: 100, stocksPlus: 90 },
      'stocksPlus.value: This is 90, but “stocks” is 100: both say the same.',
    ],
    [
      'a minimum leverage above the maximum',
      { leverageMin: 31, leverageMax: 30 },
      'leverageMin.value: The least leverage is above “leverageMax”.',
    ],
    ['a value that is not a whole number', { stocks: 18.5 }, 'stocks.value: A figure is a whole number'],
  ])('the content check of figures.yaml reports %s', (_what, values, message) => {
    expect(problemsOf(values)).toEqual([expect.stringContaining(message)]);
  });

  it('the content check reports a leverage above 1:20, the most that the broker offers', () => {
    expect(messageForFigure({ value: 20, style: 'ratio' })).toBeUndefined();
    expect(messageForFigure({ value: 21, style: 'ratio' })).toContain('from 1 to 20');
  });

  // The site advertises its figures to traders, so a typing error would be a false claim about the broker.
  test.each([
    ['leverageMax', 20],
    ['orderProcessing', 50],
    ['instruments', 200],
    ['stocks', 100],
    ['cryptocurrencies', 40],
    ['indices', 20],
    ['currencyPairs', 50],
    ['activeTraders', 17_500],
    ['yearsOnMarket', 5],
    ['clientAssets', 450_000_000],
  ])(
    'the number “%s” in figures.yaml is between half and twice the %i of the specification, to catch a missing or extra digit',
    (name, claim) => {
      const value = ofSite.figures[name]?.value;
      expect(value).toBeGreaterThan(claim / 2);
      expect(value).toBeLessThan(claim * 2);
    },
  );
});
