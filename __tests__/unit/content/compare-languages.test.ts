import { compareLanguages } from '../../../src/content/compare-languages';
import { problemsOf } from '../../../src/content/differences';
import { formatted, yaml } from './formatted';

const pictures = new Set([
  'a.png',
  'b.png',
  'screens/en/a.png',
  'screens/de/a.png',
  'screens/fr/a.png',
  'screens/en/only.png',
]);

/** Types of fields by their last key; all others are texts. */
const types: Record<string, string> = {
  route: 'RouteId',
  src: 'PicturePath',
  id: 'ID',
  width: 'Width',
  widths: 'Width',
  done: 'Int',
  open: 'Boolean',
};
const typeOf = (field: string) => types[/\w*(?=(?:\[\d+\])?$)/.exec(field)?.[0] ?? ''] ?? 'String';

/** Messages about a page in English and German, and in French if given. */
function compare(english: string, german: string, french?: string): string[] {
  const differencesIn = (locale: 'de' | 'fr', own = '') =>
    compareLanguages(yaml(english, 'en.md'), { locale, source: yaml(own, `${locale}.md`) }, pictures, typeOf);
  const inFrench = french === undefined ? [] : [differencesIn('fr', french)];
  return formatted(problemsOf([differencesIn('de', german), ...inFrench]));
}

test.each([
  ['has other texts and its keys in another order', 'a: x\nb: { c: y, d: z }', 'b: { d: w, c: v }\na: u'],
  ['has a text instead of a list, since another check reports this', 'list: [a]', 'list: a'],
  ['links to the same page', 'route: faq', 'route: faq'],
  ['shows the picture in its own language', 'src: screens/en/a.png', 'src: screens/de/a.png'],
  [
    'shows the English picture if there is none in its language',
    'src: screens/en/only.png',
    'src: screens/en/only.png',
  ],
])('the comparison of a translation with English accepts a translation that %s', (_what, english, german) => {
  expect(compare(english, german)).toEqual([]);
});

test.each([
  ['list: [a]', 'list: [a, b]', '1:7 list: There are 2 items here, but 1 in en.md.'],
  [
    'a: [{ id: b }, { id: c }]',
    'a: [{ id: d }]',
    '1:4 a: There are 1 items here, but 2 in en.md: “b”, “c” are missing',
  ],
  ['a: x', 'a: x\nb: y', '2:4 b: “b” stands here, but not in en.md.'],
  ['a: x\nb: y', 'a: x', '1:1 b: “b” stands in en.md, but not here.'],
  ['a: { kind: hero }', 'a: { kind: intro }', '1:12 a.kind: The kind is “intro” here, but “hero” in en.md.'],
  [
    'a: [{ b: { route: faq } }]',
    'a: [{ b: { route: terms } }]',
    '1:19 a[0].b.route: This is “terms”, but “faq” in en.md.',
  ],
  ['a: { width: wide }', 'a: { width: narrow }', '1:13 a.width: This is “narrow”, but “wide” in en.md.'],
  ['widths: [wide, wide]', 'widths: [wide, narrow]', '1:16 widths[1]: This is “narrow”, but “wide” in en.md.'],
  ['a: [{ done: 1 }]', 'a: [{ done: 2 }]', '1:13 a[0].done: This is “2”, but “1” in en.md.'],
  ['open: true', 'open: false', '1:7 open: This is “false”, but “true” in en.md.'],
  ['src: a.png', 'src: b.png', '1:6 src: This is “b.png”, but “a.png” in en.md.'],
  [
    'src: screens/en/a.png',
    'src: screens/en/a.png',
    '1:6 src: This is “screens/en/a.png”, but “screens/de/a.png” is the picture in this language.',
  ],
])(
  'for the English fields %j and the translated fields %j, the comparison of languages reports: %s',
  (english, german, expected) => {
    expect(compare(english, german)).toEqual([expect.stringContaining(`de.md:${expected}`)]);
  },
);

test.each([
  ['a: [{ id: b }]', 'a: [{ id: b }, { id: c }]', '1:4 a: There are 1 items here, but 2 in every translation: “c” is'],
  ['a: x', 'a: x\nb: y', '1:1 b: “b” stands in every translation, but not here.'],
  ['a: [{ id: b }]', 'a: [{ id: c }]', '1:11 a[0].id: This is “b”, but “c” in every translation.'],
])(
  'if English has the fields %j but all translations have %j, the comparison of languages reports one mistake, in English',
  (english, others, expected) => {
    expect(compare(english, others, others)).toEqual([expect.stringContaining(`en.md:${expected}`)]);
  },
);

test.each([
  ['a link that differs in all three languages', 'route: faq', 'route: terms', 'route: about'],
  [
    'an English picture in translations, although there is a translated picture',
    ...Array<string>(3).fill('src: screens/en/a.png'),
  ],
])(
  'for %s, the comparison of languages reports a mistake in each translation, and none in English',
  (_what, english = '', german = '', french = '') => {
    expect(compare(english, german, french)).toEqual([
      expect.stringMatching(/^de\.md:1:\d \w+: This is /),
      expect.stringMatching(/^fr\.md:1:\d \w+: This is /),
    ]);
  },
);
