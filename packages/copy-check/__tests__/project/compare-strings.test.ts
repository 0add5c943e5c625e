import { compareStrings } from '../../project/compare-strings';
import { readStringFiles } from '../../../../src/content/strings/string-file';
import { formatted } from '../../../../__tests__/unit/content/formatted';

const check = (files: Record<string, object>): string[] => {
  const texts = new Map(Object.entries(files).map(([file, value]) => [`locales/${file}.json`, JSON.stringify(value)]));
  return formatted(compareStrings(readStringFiles(texts), texts.keys()));
};

/** Checks equal strings in three languages, except that German has `other`. */
const german = (english: object, other: object) => check({ 'en/a': english, 'de/a': other, 'fr/a': english });

it('the content check accepts translated interface strings with the same keys, placeholders and tags', () => {
  const english = {
    greeting: 'Hello, {{name}}',
    terms: 'I accept <policy>the {{b}} policy</policy>',
    menu: { home: 'Home' },
  };
  expect(german(english, { ...english, greeting: '{{ name }}, hallo, {{name}}' })).toEqual([]);
});

it.each<[what: string, Record<string, object>, expected: string]>([
  ['one language lacks', { 'en/a': {}, 'de/a': {} }, 'fr/a.json:1:1 This file is missing; locales/en/a.json has'],
  ['English and another language lack', { 'fr/a': { b: 'c' } }, 'fr/a.json:1:1 There is no locales/en/a.json'],
  ['only English lacks', { 'de/a': { b: 'c' }, 'fr/a': { b: 'd' } }, 'en/a.json:1:1 This file is missing; every other'],
])('the content check reports a file of interface strings that %s', (_what, files, expected) => {
  expect(check(files)).toEqual([expect.stringContaining(`locales/${expected}`)]);
});

it.each([
  [{ menu: { b: { c: 'y' } } }, '1:14 menu.b.d: The string “menu.b.d” is missing; in English it is “z”.'],
  [{ menu: {} }, '1:9 menu.b.c: The string “menu.b.c” is missing; in English it is “y”.'],
  [{}, '1:1 menu.b.c: The string “menu.b.c” is missing; in English it is “y”.'],
])(
  'the content check reports an interface string that the translation %j lacks, at the innermost group that exists',
  (other, expected) => {
    expect(german({ menu: { b: { c: 'y', d: 'z' } } }, other)[0]).toBe(`locales/de/a.json:${expected}`);
  },
);

it.each([
  ['that English lacks', { a: 'x', b: 'y' }, '1:14 b: There is no string “b” in locales/en/a.json.'],
  [
    'with other placeholders than in English',
    { a: '{{b}} {{a}}' },
    '1:6 a: Placeholders differ: “{{a}}”, “{{b}}” only here',
  ],
  [
    'with other tags than in English',
    { a: '<hidden>x</hidden>' },
    '1:6 a: Tags differ: “</hidden>”, “<hidden>” only here',
  ],
])('the content check reports a translated interface string %s', (_what, other, expected) => {
  expect(german({ a: 'x' }, other)).toEqual([expect.stringContaining(`locales/de/a.json:${expected}`)]);
});

describe('plural forms', () => {
  const one = { n_one: '{{count}} thing', n_other: '{{count}} things' };
  const many = { ...one, n_many: '{{count}} choses' };

  it.each<[what: string, english: object, german: object, french: object, expected: string[]]>([
    ['a form that the language needs is accepted', one, one, many, []],
    [
      'a missing form that the language needs is reported, with the English text',
      one,
      one,
      one,
      ['fr/a.json:1:1 n_many: The string “n_many” is missing; in English it is “{{count}} things”.'],
    ],
    [
      'a missing form in English is reported in English',
      { n_one: one.n_one },
      one,
      many,
      ['en/a.json:1:1 n_other: The string “n_other” is missing; the number needs it.'],
    ],
    [
      'a form without the placeholders of the English form “other” is reported',
      one,
      one,
      { ...one, n_many: 'choses' },
      [
        'fr/a.json:1:66 n_many: Placeholders differ: “{{count}}” only in locales/en/a.json. They must be the same in every language.',
      ],
    ],
  ])('the content check of plural forms: %s', (_what, en, de, fr, expected) => {
    expect(check({ 'en/a': en, 'de/a': de, 'fr/a': fr })).toEqual(expected.map((line) => `locales/${line}`));
  });
});
