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

/** A file for each way to name a string. */
const uses = [
  ['src/table.ts', "const items = [{ label: 'menu.home' }];"],
  ['src/count.tsx', "t('found', { count })"],
  ['src/class.tsx', 't(`class.${name}`)'],
  ['src/stake.tsx', 't(`${field}.hint`)'],
  ['content/diagrams/trend.svg', '<text data-label="break"/>'],
] as const;

const check = (code: readonly (readonly [string, string])[]) => formatted(checkKeys(strings, new Map(code)));

it('a string that code, a table or a drawing names is in use, also where its key is put together', () => {
  expect(check(uses)).toEqual([]);
});

it.each([
  ['src/table.ts', 'common.json:1:21 menu.home'],
  ['src/count.tsx', 'common.json:1:44 found_one'],
  ['src/class.tsx', 'common.json:1:67 class.a'],
  ['src/stake.tsx', 'common.json:1:93 stake.hint'],
  ['content/diagrams/trend.svg', 'diagrams.json:1:23 trend.break'],
])('without %s a string is reported in English, at %s', (file, place) => {
  expect(check(uses.filter(([one]) => one !== file))).toEqual([
    `locales/en/${place}: No page uses this string. Take it out, in every language, or give it the name that the page uses.`,
  ]);
});
