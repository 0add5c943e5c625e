import { parsePage } from '../../../../src/content/page/page';
import { textsOfPage, textsOfSettings } from '../../project/collect-copy';
import type { CopyText } from '../../../../src/content/placed-text';
import { type Passage, passagesOf } from '../../text/passages';
import { readStringFiles } from '../../../../src/content/strings/string-file';
import { wordsIn } from '../../text/word-list';
import { copyText } from '../copy-text-of';
import { formatted } from '../../../../__tests__/unit/content/formatted';

const seen = (texts: Iterable<CopyText>): string[] =>
  [...texts].map(({ locale, field, value }) => `${locale} ${field}: ${value}`);

describe('texts of a page', () => {
  const file = 'content/de/legal/privacy-policy.md';
  const typeOf = (field: string) => (/\.(?:kind|src|route|id|assetClass)$/.test(field) ? 'ID' : 'String');
  const textsIn = (yaml: string, body = '') => textsOfPage(parsePage(file, `---\n${yaml}\n---\n${body}`).page!, typeOf);

  it('the content check reads titles, labels, alternative texts and the body of a page, but not ids or file names', () => {
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
    ['the second of two equal words', 'a b a c', 'a', '8'],
    ['a word in a text of several lines', '|-\n  one\n\n  two three', 'three', '7', 5],
    ['two spaces in an indented text', '|-\n  one\n  two  three', '  ', '5', 4],
    ['a word in quotation marks that the file escapes', '"say \\"yes\\" now"', 'now', '17'],
    ['only the start of a text with escaped apostrophes', "'it''s'", "t's", '4'],
  ])('the content check knows file, line and column of %s', (_what, yaml, part, column, line = 2) => {
    const [text] = textsIn(`a: ${yaml}`);
    const problem = text!.problem('here', text!.value.lastIndexOf(part), part.length);
    expect(formatted([problem])).toEqual([`${file}:${line}:${column} a: here`]);
  });

  it('the content check knows file, line and column of each word in the text below the front matter', () => {
    const body = textsIn('title: A', '\nTitel und\nText.\n').at(-1)!;
    expect(formatted([body.problem('whole'), body.problem('Text', 10), body.problem('und', 6)])).toEqual([
      `${file}:5:1 text: whole`,
      `${file}:6:1 text: Text`,
      `${file}:5:7 text: und`,
    ]);
  });
});

it('the content check reads from settings files the texts below the keys en, de and fr', () => {
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

describe('words that visitors read', () => {
  const read = (value: string, isMarkdown: boolean) =>
    passagesOf(copyText(value, { isMarkdown })).map(({ words }) => words);

  it.each([
    ['a {{bc}} d', ['a 000000 d']],
    ['<b>c</b> <1>d</1> 1 < 2', ['c d 1 < 2']],
    ['[a](route:b) **c**', ['[a](route:b) **c**']],
    ['http://a.b a.b+c-d@e-f.g.h', ['0000000000 000000000000000']],
    ['ab.cd/e a_1-2.pdf a. b', ['0000000 000000000 a. b']],
  ])('the spelling check reads %j without tags, and with zeros in place of placeholders and URLs', (value, words) => {
    expect(read(value, false)).toEqual(words);
  });

  it.each([
    ['**a** [b *c*](route:faq), {{d}}\ne', ['a b c, 00000\ne']],
    ['## A\n\n- b\n\n  c\n\n> d\n> e', ['A', 'b', 'c', 'd\ne']],
    ['a | b\n--|--\nc | d', ['a', 'b', 'c', 'd']],
    ['mail a@b.example or https://a.example', ['mail 00000000000 or 00000000000000000']],
    ['R&D, 5&nbsp;%, &auml;\\*', ['R&D, 5\u00a0%, ä*']],
    ['a\\\nb', ['a\nb']],
  ])(
    'the spelling check reads each block of the Markdown %j, such as a paragraph or table cell, as a text of its own',
    (value, words) => {
      expect(read(value, true)).toEqual(words);
    },
  );

  it('for the spelling check, each character of a Markdown text keeps its position in the file', () => {
    const value = '> **a** \\*b\n> &amp;&#228;&nbsp;c';
    const [{ words, bare, offsets }] = passagesOf(copyText(value, { isMarkdown: true })) as [Passage];
    expect(words).toBe('a *b\n&ä\u00a0c');
    expect(bare).toBe('a \0b\n\0\0\0c');
    expect(offsets.map((offset) => value[offset]).join('')).toBe('a *b\n&&&c');
  });
});

it('a file of words for the spelling check has one entry per line, and may have comments and blank lines', () => {
  const lists = new Map([['content/words/de.txt', '# why\n one \n\ntwo words\r\n#\nthree#3\n']]);
  expect(wordsIn(lists, 'de')).toEqual(['one', 'two words', 'three#3']);
  expect(wordsIn(lists, 'fr')).toEqual([]);
});

test.each(['locales/xx/common.json', 'locales/de.json', 'locales/de/a/b.json'])(
  'the content check does not read %s as a file of interface strings',
  (file) => {
    expect(readStringFiles(new Map([[file, '{ "a": "b" }']]))).toEqual([]);
  },
);
