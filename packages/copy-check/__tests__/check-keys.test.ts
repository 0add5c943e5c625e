import { checkKeys } from '../check-keys';
import { formatted } from '../../../__tests__/unit/content/formatted';

const strings = new Map([
  [
    'locales/en/common.json',
    '{ "menu": { "home": "Home" }, "found_one": "one", "class": { "a": "A" }, "stake": { "hint": "H" } }',
  ],
  ['locales/en/diagrams.json', '{ "trend": { "break": "Break" } }'],
  ['locales/de/common.json', '{ "german": "Deutsch" }'],
]);

const uses = [
  ['src/table.ts', "const items = [{ label: 'menu.home' }];", 'common.json:1:21 menu.home'],
  ['src/count.tsx', "t('found', { count })", 'common.json:1:44 found_one'],
  ['src/class.tsx', 't(`class.${name}`)', 'common.json:1:67 class.a'],
  ['src/stake.tsx', 't(`${field}.hint`)', 'common.json:1:93 stake.hint'],
  ['content/diagrams/trend.svg', '<text data-label="break"/>', 'diagrams.json:1:23 trend.break'],
] as const;

it.each(uses)('without the file %s, which has %s, a string is reported in English, at %s', (file, _code, place) => {
  const codeWithout = (left?: string) =>
    new Map(uses.flatMap(([one, code]) => (one === left ? [] : [[one, code] as const])));
  expect(checkKeys(strings, codeWithout())).toEqual([]);
  expect(formatted(checkKeys(strings, codeWithout(file)))).toEqual([
    `locales/en/${place}: No page uses this string. Take it out, in every language, or give it the name that the page uses.`,
  ]);
});
