import { checkEachFile } from '../../../src/content/check-each-file';
import { formatted } from './formatted';
import { schema, tinyProject } from './tiny-project';

const check = (changes?: Parameters<typeof tinyProject>[0], drawings: Record<string, string> = {}) =>
  formatted(checkEachFile({ ...tinyProject(changes), drawings: new Map(Object.entries(drawings)) }, schema));

const faq = 'content/de/trade/faq.md';
const strings = 'locales/de/common.json';

it('a page or a string that other languages lack can be shown', () => {
  expect(check({ [faq]: undefined, [strings]: () => '{}' })).toEqual([]);
});

it('a label of a drawing that a language lacks is reported at the strings of that language', () => {
  const labelled = { 'content/diagrams/trend.svg': '<text data-label="up"></text><text data-label="down"></text>' };
  const both = { 'locales/en/diagrams.json': '{ "trend": { "up": "Up", "down": "Down" } }' };
  const german = { 'locales/de/diagrams.json': '{ "trend": { "up": "Auf" } }' };
  const missing = (locale: string, label: string) =>
    `locales/${locale}/diagrams.json:1:1 “trend.${label}” is missing: content/diagrams/trend.svg shows it.`;
  expect(check({ ...both, ...german }, labelled)).toEqual([
    missing('de', 'down'),
    missing('fr', 'up'),
    missing('fr', 'down'),
  ]);
});
