import { parsePage } from '../../../src/content/page';
import { textsOfPage, textsOfSettings } from '../collect-copy';
import { type CopyText, maskForTypography, maskReferences } from '../copy-text';
import { countedKey, keysIn } from '../../../src/i18n/plurals';
import { readStringFiles } from '../string-files';
import { readWordList } from '../word-list';
import { formatted } from '../../../__tests__/unit/content/formatted';

const seen = (texts: Iterable<CopyText>): string[] =>
  [...texts].map(({ locale, field, value }) => `${locale} ${field}: ${value}`);

describe('the texts of a page', () => {
  const file = 'content/de/legal/privacy-policy.md';
  const textsIn = (yaml: string, body = '') => textsOfPage(parsePage(file, `---\n${yaml}\n---\n${body}`).page!);

  it('hold all that visitors read: titles, labels, alternatives and the body, but no names or ids', () => {
    const scene = 'scene: { src: a.png, alt: Bild }, link: { route: faq, label: Fragen, id: x, assetClass: y }';
    const texts = textsIn(
      `title: Titel\nsections: [{ kind: hero, texts: [eins, 2], ${scene} }]`,
      '\nTitel und\nText.\n',
    );
    expect(seen(texts)).toEqual([
      'de title: Titel',
      'de sections[0].texts[0]: eins',
      'de sections[0].scene.alt: Bild',
      'de sections[0].link.label: Fragen',
      'de text: Titel und\nText.',
    ]);
    expect(seen(textsIn('title: A'))).toEqual(['de title: A']);
  });

  it.each([
    ['a word that stands there twice', 'a b a c', 'a', '8'],
    ['a word in a text of several lines', '|-\n  one\n\n  two three', 'three', '7', 5],
    ['two spaces in an indented text', '|-\n  one\n  two  three', '  ', '5', 4],
    ['a word in quotation marks that the file escapes', '"say \\"yes\\" now"', 'now', '17'],
    ['nothing but the start of what is written in another way', "'it''s'", "t's", '4'],
  ])('say where a part of them stands: %s', (_what, yaml, part, column, line = 2) => {
    const [text] = textsIn(`a: ${yaml}`);
    const problem = text!.problem('here', text!.value.lastIndexOf(part), part.length);
    expect(formatted([problem])).toEqual([`${file}:${line}:${column} a: here`]);
  });

  it('say where a part of the text below the front matter stands', () => {
    const body = textsIn('title: A', '\nTitel und\nText.\n').at(-1)!;
    expect(formatted([body.problem('whole'), body.problem('Text', 10), body.problem('und', 6)])).toEqual([
      `${file}:5:1 text: whole`,
      `${file}:6:1 text: Text`,
      `${file}:5:7 text: und`,
    ]);
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
  expect(textsOfSettings('a.yaml', 'en: "One')).toEqual([]);
});

test.each([
  ['a {{bc}} d', 'a ###### d', 'a 000000 d'],
  ['<b>c</b> <1', '###c#### <1', 'xxxcxxxx <1'],
  ['[a](route:b) (c)', '[a########## (c)', '[axxxxxxxxxx (c)'],
  ['http://a.b a.b+c-d@e-f.g.h `a b` c', '########## ############### ##### c', 'xxxxxxxxxx xxxxxxxxxxxxxxx xxxxx c'],
])(
  'in “%s” placeholders, tags, addresses and code are masked for the checks of copy',
  (text, masked, forTypography) => {
    expect(maskReferences(text, '#')).toBe(masked);
    expect(maskForTypography(text)).toBe(forTypography);
  },
);

it('counted strings have the forms that a language’s grammar needs', () => {
  const names = ['a.found_one', 'found_few', 'found_many', 'found_one_more', 'found'].map(countedKey);
  expect(names).toEqual(['a.found', 'found', 'found', undefined, undefined]);
  const keys = ['a', 'n_one', 'n_other'];
  expect([...keysIn('de', keys)].sort()).toEqual(keys);
  expect([...keysIn('fr', keys)].sort()).toEqual(['a', 'n_many', 'n_one', 'n_other']);
});

it('a word list has one entry a line, comments and blank lines aside', () => {
  expect(readWordList('# why\n one \n\ntwo words\r\n#\nthree#3\n')).toEqual(['one', 'two words', 'three#3']);
  expect(readWordList(undefined)).toEqual([]);
});

test.each(['locales/xx/common.json', 'locales/de.json', 'locales/de/a/b.json'])('%s is no file of strings', (file) => {
  expect(readStringFiles(new Map([[file, '{ "a": "b" }']]))).toEqual({ files: [], problems: [] });
});
