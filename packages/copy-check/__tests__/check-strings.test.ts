import { checkStrings } from '../check-strings';
import { readStringFiles } from '../string-files';
import { formatted } from '../../../__tests__/unit/content/formatted';

const check = (files: Record<string, object>): string[] => {
  const texts = new Map(Object.entries(files).map(([file, value]) => [`locales/${file}.json`, JSON.stringify(value)]));
  return formatted(checkStrings(readStringFiles(texts).files, texts.keys()));
};

/** Equal strings in English, German and French, except for the given German ones. */
const german = (english: object, other: object) => check({ 'en/a': english, 'de/a': other, 'fr/a': english });

it('nothing is wrong with strings that say the same in every language', () => {
  const strings = { greeting: 'Hello, {{name}}', terms: 'I accept <a>the {{b}} policy</a>', menu: { home: 'Home' } };
  expect(german(strings, strings)).toEqual([]);
});

it('a file that a language lacks is reported', () => {
  expect(check({ 'en/a': {}, 'de/a': {} })).toEqual([
    'locales/fr/a.json:1:1 This file is missing; locales/en/a.json has its strings in English.',
  ]);
});

it('a file that English lacks is reported', () => {
  expect(check({ 'fr/a': { b: 'c' } })).toEqual([
    'locales/fr/a.json:1:1 There is no locales/en/a.json: a file of strings starts in English.',
  ]);
});

it('a missing string is reported in the group where it belongs', () => {
  expect(german({ a: 'x', menu: { b: { c: 'y', d: 'z' } } }, { a: 'x', menu: { b: { c: 'y' } } })).toEqual([
    'locales/de/a.json:1:22 menu.b.d: The string “menu.b.d” is missing; in English it is “z”.',
  ]);
  expect(german({ a: 'x', menu: { b: { c: 'y' }, d: 'w' } }, { a: 'x', menu: { d: 'w' } })).toEqual([
    'locales/de/a.json:1:17 menu.b.c: The string “menu.b.c” is missing; in English it is “y”.',
  ]);
  expect(german({ a: 'x', menu: { b: 'y' } }, { a: 'x' })).toEqual([
    'locales/de/a.json:1:1 menu.b: The string “menu.b” is missing; in English it is “y”.',
  ]);
});

it('a string that English lacks is reported', () => {
  expect(german({ a: 'x' }, { a: 'x', b: 'y' })).toEqual([
    'locales/de/a.json:1:14 b: There is no string “b” in locales/en/a.json. Rename it as there, or take it out.',
  ]);
});

it('a file that only English lacks is reported there', () => {
  expect(check({ 'de/a': { b: 'c' }, 'fr/a': { b: 'd' } })).toEqual([
    'locales/en/a.json:1:1 This file is missing; every other language has it.',
  ]);
});

it('an empty string is reported, in English too', () => {
  expect(german({ a: ' ' }, { a: '' })).toEqual([
    'locales/en/a.json:1:6 a: The string is empty.',
    'locales/de/a.json:1:6 a: The string is empty.',
    'locales/fr/a.json:1:6 a: The string is empty.',
  ]);
});

test.each([
  ['{{a}', '“{{a}”'],
  ['a}} b', '“a}}”'],
  ['{a} {{b}', '“{a}”'],
])('odd braces are reported once, and not compared: %s', (value, found) => {
  expect(german({ a: '{{a}}' }, { a: value })).toEqual([
    expect.stringMatching(`^locales/de/a\\.json:\\S+ a: ${found} is not filled in: write two braces on each side`),
  ]);
});

describe('a mistake in English is reported once, there:', () => {
  const b = 'Hello, {{name}}, read <a>this</a>';
  const right = { c: 'x', menu: { b } };

  test.each([
    ['an empty string', { c: 'x', menu: { b: '' } }, '1:22 menu.b: The string is empty.'],
    ['a missing string', { menu: { b } }, '1:1 c: The string “c” is missing; every other language has it.'],
    [
      'another placeholder',
      { c: 'x', menu: { b: b.replace('name', 'nam') } },
      '1:22 menu.b: Placeholders differ: “{{nam}}” here, “{{name}}” in every translation.',
    ],
    [
      'a placeholder without its last brace',
      { c: 'x', menu: { b: b.replace('}}', '}') } },
      '1:22 menu.b: “{{name}” is not filled in: write two braces on each side, as in {{company}}.',
    ],
    [
      'a tag too many',
      { c: '<b>x</b>', menu: { b } },
      '1:6 c: Tags differ: “</b>”, “<b>” here, none in every translation.',
    ],
  ])('%s', (_what, english, expected) => {
    const found = check({ 'en/a': english, 'de/a': right, 'fr/a': right });
    expect(found.map((line) => line.replace(' They must be the same in every language.', ''))).toEqual([
      `locales/en/a.json:${expected}`,
    ]);
  });
});

test.each([
  ['{{a}} {{b}}', '{{ b }} {{a}} {{b}}', []],
  ['x', '{{b}} {{a}}', ['Placeholders differ: “{{a}}”, “{{b}}” here, none']],
  ['<a>x</a>', '<A>x</A>', ['Tags differ: “</A>”, “<A>” here, “</a>”, “<a>”']],
  ['<a>x</a>', '<a>x', ['Tags differ: “<a>” here, “</a>”, “<a>”']],
  ['1 < 2', 'x', []],
  ['<a href="b">x</a>', '<a href="c">x</a>', ['Tags differ: “</a>”, “<a href="c">” here, “</a>”, “<a href="b">”']],
  ['<a>{{b}}</a>', 'x', ['Placeholders differ: none here, “{{b}}”', 'Tags differ: none here, “</a>”, “<a>”']],
])('“%s” as “%s” has different marks: %j', (english, other, expected) => {
  expect(german({ a: english }, { a: other })).toEqual(
    expected.map(
      (start) => `locales/de/a.json:1:6 a: ${start} in locales/en/a.json. They must be the same in every language.`,
    ),
  );
});

describe('plural forms', () => {
  const one = { n_one: '{{count}} thing', n_other: '{{count}} things' };

  it('are those of each language', () => {
    expect(check({ 'en/a': one, 'de/a': one, 'fr/a': { ...one, n_many: '{{count}} choses' } })).toEqual([]);
  });

  it('that a language needs are reported when missing, with the English form they stand for', () => {
    expect(check({ 'en/a': one, 'de/a': one, 'fr/a': one })).toEqual([
      'locales/fr/a.json:1:1 n_many: The string “n_many” is missing; in English it is “{{count}} things”.',
    ]);
  });

  it('that English lacks are reported there', () => {
    expect(
      check({ 'en/a': { n_one: '{{count}} thing' }, 'de/a': one, 'fr/a': { ...one, n_many: '{{count}}' } }),
    ).toEqual(['locales/en/a.json:1:1 n_other: The string “n_other” is missing; the number needs it.']);
  });

  it('that a language does not have are reported', () => {
    expect(german(one, { ...one, n_many: 'x' })).toContain(
      'locales/de/a.json:1:66 n_many: There is no string “n_many” in locales/en/a.json. Rename it as there, or take it out.',
    );
  });

  it('are measured by their English other', () => {
    expect(check({ 'en/a': one, 'de/a': one, 'fr/a': { ...one, n_many: 'choses' } })).toEqual([
      'locales/fr/a.json:1:66 n_many: Placeholders differ: none here, “{{count}}” in locales/en/a.json. They must be the same in every language.',
    ]);
  });
});
