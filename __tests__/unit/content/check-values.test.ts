import { checkValues } from '../../../src/content/check-values';
import { formatted } from './formatted';
import { tinyProject } from './tiny-project';

const company = 'content/settings/company.yaml';
const figures = 'content/settings/figures.yaml';

it('nothing is wrong with values that can be true', () => {
  expect(checkValues(tinyProject().settings)).toEqual([]);
});

it('values that cannot be true are reported at their places in both files', () => {
  const { settings } = tinyProject({
    [company]: (text) => text.replace("'18:00'", "'28:00'").replace('currency: EUR', 'currency: EURO'),
    [figures]: (text) => text.replace('indices: { value: 1', 'indices: { value: -1'),
  });
  expect(formatted(checkValues(settings))).toEqual([
    `${company}:6:45 hours.closes: “28:00” is not a time of day such as 18:00.`,
    `${company}:8:11 currency: “EURO” is not the three-letter code of a currency, such as EUR.`,
    `${figures}:2:19 indices.value: A figure of the site cannot be below zero.`,
  ]);
});
