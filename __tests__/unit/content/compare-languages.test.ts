import { compareLanguages } from '../../../src/content/compare-languages';
import { problemsOf } from '../../../src/content/differences';
import type { Locale } from '../../../src/i18n/locales';
import { formatted, yaml } from './formatted';

const pictures = new Set([
  'a.png',
  'b.png',
  ...['a', 'b'].flatMap((name) => ['en', 'de', 'fr'].map((locale) => `screens/${locale}/${name}.png`)),
  'screens/en/only.png',
]);

const differences = (english: string, locale: Locale, own: string) =>
  compareLanguages(yaml(english, 'en.md'), { locale, source: yaml(own, `${locale}.md`) }, pictures);

const compare = (english: string, german: string): string[] =>
  formatted(problemsOf([differences(english, 'de', german)]));

test.each([
  ['says something else', 'title: One\nlist: [a, b]', 'title: Eins\nlist: [c, d]'],
  ['has its keys in another order', 'a: x\nb: { c: y, d: z }', 'b: { d: z, c: y }\na: x'],
  ['has a text for a list, which another check reports', 'list: [a]', 'list: a'],
  ['links to the same page', 'route: faq', 'route: faq'],
  ['has the picture that is in its language', 'src: screens/en/a.png', 'src: screens/de/a.png'],
  ['shares a picture that there is in English only', 'src: screens/en/only.png', 'src: screens/en/only.png'],
])('accepts a translation that %s', (_what, english, german) => {
  expect(compare(english, german)).toEqual([]);
});

test.each([
  ['list: [a]', 'list: [a, b]', '1:7 list: There are 2 items here, but 1 in en.md.'],
  ['a: x', 'a: x\nb: y', '2:4 b: “b” stands here, but not in en.md.'],
  ['a: { kind: hero }', 'a: { kind: intro }', '1:12 a.kind: The kind is “intro” here, but “hero” in en.md.'],
  ['a: { route: faq }', 'a: { route: terms }', '1:13 a.route: This is “terms”, but “faq” in en.md.'],
  ['src: a.png', 'src: b.png', '1:6 src: This is “b.png”, but “a.png” in en.md.'],
  [
    'src: screens/en/a.png',
    'src: screens/en/a.png',
    '1:6 src: This is “screens/en/a.png”, but “screens/de/a.png” is the picture in this language.',
  ],
  [
    'a: { b: [{ c: { route: faq } }] }',
    'a: { b: [{ c: { route: terms } }] }',
    '1:24 a.b[0].c.route: This is “terms”, but “faq” in en.md.',
  ],
])('of %j, translated as %j, reports %s', (english, german, expected) => {
  expect(compare(english, german)).toEqual([`de.md:${expected}`]);
});

it('the items of a list of another length are not compared: they do not belong together by their position', () => {
  expect(compare('a: [{ id: b }, { id: c }]', 'a: [{ id: d }]')).toEqual([
    'de.md:1:4 a: There are 1 items here, but 2 in en.md: “b”, “c” are missing.',
  ]);
});

describe('what German and French have in common and English has not', () => {
  const find = (english: string, german: string, french = german): string[] =>
    formatted(problemsOf([differences(english, 'de', german), differences(english, 'fr', french)]));

  test.each([
    [
      'a: [{ id: b }]',
      'a: [{ id: b }, { id: c }]',
      '1:4 a: There are 1 items here, but 2 in every translation: “c” is missing.',
    ],
    [
      'a: { kind: hero }',
      'a: { kind: intro }',
      '1:12 a.kind: The kind is “hero” here, but “intro” in every translation.',
    ],
    ['a: [{ draft: true }, { id: b }]', 'a: [{ id: c }]', '1:28 a[1].id: This is “b”, but “c” in every translation.'],
  ])('is one mistake of English: %j, translated as %j', (english, others, expected) => {
    expect(find(english, others)).toEqual([`en.md:${expected}`]);
  });

  test.each([['src: screens/en/a.png', 'src: screens/en/a.png', 'src']])(
    'is no mistake of English if it is not translated yet: %j',
    (english, others, field) => {
      expect(find(english, others).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
        expect.stringMatching(`^de\\.md:\\S+ ${field}:$`),
        expect.stringMatching(`^fr\\.md:\\S+ ${field}:$`),
      ]);
    },
  );
});

it('where German and French differ from each other too, each is reported', () => {
  const found = ['terms', 'about'].map((route, index) =>
    differences('route: faq', index === 0 ? 'de' : 'fr', `route: ${route}`),
  );
  expect(formatted(problemsOf(found))).toEqual([
    'de.md:1:8 route: This is “terms”, but “faq” in en.md.',
    'fr.md:1:8 route: This is “about”, but “faq” in en.md.',
  ]);
});
