import { parsePage } from '../../../src/content/page';
import { textsOfPage, textsOfSettings } from '../collect-copy';
import type { CopyText } from '../copy-text';
import { maskForTypography, maskReferences } from '../masks';
import { countedKey, keysIn } from '../plurals';
import { proseFields } from '../../../src/content/prose-fields';
import { readStringFiles } from '../string-files';
import { readWordList } from '../word-list';
import { readContentSchema } from '../../../src/content/schema';
import { formatted } from '../../../__tests__/unit/content/formatted';

const textsIn = (file: string, text: string): CopyText[] => {
  const { page } = parsePage(file, text);
  return page ? textsOfPage(page) : [];
};

const seen = (texts: Iterable<CopyText>): string[] =>
  [...texts].map(({ locale, field, value }) => `${locale} ${field}: ${value}`);

describe('the texts of a page', () => {
  const file = 'content/de/legal/privacy-policy.md';
  const text = `---
title: Titel
sections:
  - kind: hero
    texts: [eins, 2, zwei zwei]
    scene: { src: a.png, alt: Bild }
    link: { route: faq, label: Fragen, id: x, assetClass: y }
---

Titel und
Text.
`;
  const texts = textsIn(file, text);

  it('are all that is read, and the text below the front matter', () => {
    expect(seen(texts)).toEqual([
      'de title: Titel',
      'de sections[0].texts[0]: eins',
      'de sections[0].texts[2]: zwei zwei',
      'de sections[0].scene.alt: Bild',
      'de sections[0].link.label: Fragen',
      'de text: Titel und\nText.',
    ]);
    expect(texts.every((one) => one.file === file)).toBe(true);
  });

  it('know where their parts stand', () => {
    const body = texts.at(-1);
    const double = texts[2];
    expect(
      formatted([
        ...(double ? [double.problem('whole'), double.problem('part', 5, 4), double.problem('start', 0, 4)] : []),
        ...(body ? [body.problem('whole'), body.problem('Text', 10), body.problem('und', 6)] : []),
      ]),
    ).toEqual([
      `${file}:5:22 sections[0].texts[2]: whole`,
      `${file}:5:27 sections[0].texts[2]: part`,
      `${file}:5:22 sections[0].texts[2]: start`,
      `${file}:10:1 text: whole`,
      `${file}:11:1 text: Text`,
      `${file}:10:7 text: und`,
    ]);
  });

  it('do without a text below the front matter', () => {
    expect(seen(textsIn(file, '---\ntitle: A\n---\n'))).toEqual(['de title: A']);
  });
});

it('the texts of settings are those below a language', () => {
  const yaml =
    'name: Acme\nwords: { en: One, de: Eins }\nlist:\n  - { lines: { fr: [Un, Deux], it: Tre } }\n1: { en: { a: b } }\n';
  expect(seen(textsOfSettings('content/settings/company.yaml', yaml))).toEqual([
    'en words.en: One',
    'de words.de: Eins',
    'fr list[0].lines.fr[0]: Un',
    'fr list[0].lines.fr[1]: Deux',
    'en 1.en.a: b',
  ]);
  expect(seen(textsOfSettings('a.yaml', 'en: One'))).toEqual(['en en: One']);
  expect(textsOfSettings('a.yaml', 'en: "One')).toEqual([]);
});

test.each([
  ['a {{bc}} d', 'a ###### d', 'a 000000 d'],
  ['<b>c</b> <1', '###c#### <1', 'xxxcxxxx <1'],
  ['[a](route:b) (c)', '[a########## (c)', '[axxxxxxxxxx (c)'],
  ['http://a.b a.b+c-d@e-f.g.h `a b` c', '########## ############### ##### c', 'xxxxxxxxxx xxxxxxxxxxxxxxx xxxxx c'],
])('in “%s” what is not read is masked', (text, masked, forTypography) => {
  expect(maskReferences(text, '#')).toBe(masked);
  expect(maskForTypography(text)).toBe(forTypography);
});

it('counted strings have the forms that a language’s grammar needs', () => {
  const names = ['a.found_one', 'found_zero', 'found_many', 'found_other', 'found_one_more', 'found'].map(countedKey);
  expect(names).toEqual(['a.found', 'found', 'found', 'found', undefined, undefined]);
  const keys = ['a', 'n_one', 'n_other', 'n_zero'];
  expect([...keysIn('de', keys)].sort()).toEqual(keys);
  expect([...keysIn('fr', keys)].sort()).toEqual(['a', 'n_many', 'n_one', 'n_other', 'n_zero']);
});

it('Markdown is what the schema marks so, in whatever holds it', () => {
  const isProse = proseFields(
    readContentSchema(
      'type A { text: String @prose plain: String } type B { items: [A!]! other: A } type C { words: String @prose items: [C] }',
    ),
  );
  const fields = ['items[0].text', 'sections[1].items[12].text', 'other.text', 'items[0].words', 'text'];
  expect(fields.filter(isProse)).toEqual(fields);
  expect(['items[0].plain', 'other.words', 'a.text.b', 'words', 'atext', ''].filter(isProse)).toEqual([]);
});

it('a word list has one entry a line, comments and blank lines aside', () => {
  expect(readWordList('# why\n one \n\ntwo words\r\n#\nthree#3\n')).toEqual(['one', 'two words', 'three#3']);
  expect(readWordList(undefined)).toEqual([]);
});

describe('files of strings', () => {
  const read = (file: string, text: string) => readStringFiles(new Map([[file, text]]));

  it('are read with their keys, places and language', () => {
    const { files, problems } = read('locales/de/common.json', '{\n  "a": { "b": "c", "d": 1 },\n  "e": "f"\n}\n');
    expect(problems).toEqual([]);
    expect(files).toMatchObject([{ file: 'locales/de/common.json', locale: 'de', namespace: 'common' }]);
    const strings = files[0]?.strings ?? new Map<string, CopyText>();
    expect([...strings.keys()]).toEqual(['a.b', 'e']);
    expect(seen(strings.values())).toEqual(['de a.b: c', 'de e: f']);
    expect(formatted([...strings.values()].map((text) => text.problem('here')))).toEqual([
      'locales/de/common.json:2:15 a.b: here',
      'locales/de/common.json:3:8 e: here',
    ]);
  });

  test.each(['locales/xx/common.json', 'locales/de.json', 'locales/de/a/b.json'])('are not %s', (file) => {
    expect(read(file, '{ "a": "b" }')).toEqual({ files: [], problems: [] });
  });

  it('that are broken are reported', () => {
    const { files, problems } = read('locales/de/a.json', '{ "a": "b", "a": "c" }');
    expect(files).toEqual([]);
    expect(formatted(problems)).toEqual([
      'locales/de/a.json:1:13 This key stands twice in its group: take one of them out.',
    ]);
  });
});
