import { checkLengths } from '../check-lengths';
import { type LengthLimit, limitOf } from '../check-lengths';
import { readSchema } from '../../../src/content/content-files';
import { formatted } from '../../../__tests__/unit/content/formatted';
import { copyText } from './copy-text-of';

const values = new Map([['stocks', '1']]);

const check = (value: string, field: string, file?: string) =>
  formatted(checkLengths(copyText(value, { field, file }), values));

const at = 'content/en/index.md:1:1';

it('a title has at most 45 characters', () => {
  expect(check('x'.repeat(45), 'title')).toEqual([]);
  expect(check(` ${'x'.repeat(45)} `, 'title')).toEqual([]);
  expect(check('x'.repeat(46), 'title')).toEqual([
    `${at} title: This text has 46 characters; search results need 1 to 45.`,
  ]);
});

it('the length of an empty text is not reported, since the structure check reports it', () => {
  expect(check(' ', 'title')).toEqual([]);
});

it('a description has from 70 to 160 characters, its figures filled in', () => {
  for (const length of [70, 160]) expect(check('x'.repeat(length), 'description')).toEqual([]);
  for (const length of [69, 161])
    expect(check('x'.repeat(length), 'description')).toEqual([
      `${at} description: This text has ${length} characters; search results need 70 to 160.`,
    ]);
  expect(check(`${'x'.repeat(159)}{{stocks}}`, 'description')).toEqual([]);
});

/** The fields whose help names a limit, by a path at which they stand in a page. */
const helped: Readonly<Record<string, string>> = {
  'PageFrontMatter.title': 'title',
  'PageFrontMatter.description': 'description',
  'ChartGapSection.title': 'sections[0].title',
  'ContactListSection.title': 'sections[0].title',
  'HeroSection.title': 'sections[0].title',
  'NoticeSection.title': 'sections[0].title',
  'Action.label': 'sections[0].action.label',
};

it('help and check name the same limits', () => {
  const named = [...readSchema('.').objects].flatMap(([type, fields]) =>
    fields.flatMap(({ name, description }) => {
      const [, words] = /\b(at most \d+|\d+ to \d+) characters/i.exec(description) ?? [];
      return words ? [[`${type}.${name}`, words.toLowerCase()]] : [];
    }),
  );
  const wordsOf = ({ shortest, longest }: LengthLimit): string =>
    shortest > 1 ? `${shortest} to ${longest}` : `at most ${longest}`;
  const expected = Object.entries(helped).map(([field, path]) => [field, wordsOf(limitOf(path)!)]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
});

it.each([
  ['sections[0].title', 50, 'the heading of a page has room for'],
  ['sections[0].actions[1].label', 25, 'a button has room for'],
  ['sections[4].action.label', 25, 'a button has room for'],
])('%s has at most %i characters', (field, longest, reason) => {
  expect(check('x'.repeat(longest), field)).toEqual([]);
  expect(check('x'.repeat(longest + 1), field)).toEqual([
    `${at} ${field}: This text has ${longest + 1} characters; ${reason} 1 to ${longest}.`,
  ]);
});

it('other texts may be of any length', () => {
  expect(check('x'.repeat(200), 'sections[1].title')).toEqual([]);
  expect(check('x'.repeat(200), 'menu.markets', 'locales/en/auth.json')).toEqual([]);
});

it('a label of the menu has at most 30 characters', () => {
  expect(check('x'.repeat(30), 'menu.markets', 'locales/en/common.json')).toEqual([]);
  expect(check('x'.repeat(31), 'menu.markets', 'locales/en/common.json')).toEqual([
    'locales/en/common.json:1:1 menu.markets: This text has 31 characters; the menu has room for 1 to 30.',
  ]);
});
