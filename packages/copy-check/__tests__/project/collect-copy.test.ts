import { parsePage } from '../../../../src/content/page/page';
import { textsOfPage, textsOfSettings } from '../../project/collect-copy';
import type { CopyText } from '../../../../src/content/placed-text';
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
