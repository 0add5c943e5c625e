import { canonicalPage, canonicalSettings } from '../canonical-form';
import { readContentSchema } from '../../../src/content/schema';

const schema = readContentSchema(`
  type PageFrontMatter { title: String! description: String! sections: [Section!]! extra: Extra }
  type HeroSection { title: String! actions: [Action!] tags: [String!] }
  type Action { label: String! route: String! }
`);

const form = (text: string): string => canonicalPage('content/en/terms.md', text, schema);

it('has the keys in the order of their types, the kind of a section first, and unknown keys last', () => {
  const written = `---
zoo: { b: 1, a: 2 }
sections:
- tags: [ one, two ]
  odd: 1
  actions:
  - { route: faq, label: 'Ask' }
  title: T
  kind: hero
- title: B
  kind: unknown
- none
description: D
title: 'A: B'
---
`;
  expect(form(written)).toBe(`---
title: 'A: B'
description: D
sections:
  - kind: hero
    title: T
    actions:
      - label: Ask
        route: faq
    tags:
      - one
      - two
    odd: 1
  - kind: unknown
    title: B
  - none
zoo:
  b: 1
  a: 2
---
`);
});

it('has no blanks around texts, long lines and long texts as they are, and the text below apart', () => {
  const long = 'word '.repeat(60).trim();
  expect(
    form(
      `---\ntitle: "  A  "\ndescription: >-\n  ${long.replace(/ /g, '\n  ')}\nsections:\n  - kind: hero\n    title: "one\\n\\ntwo "\n    tags: [" a ", 1, null]\n---\n\n\nText.\n\n`,
    ),
  ).toBe(
    `---\ntitle: A\ndescription: ${long}\nsections:\n  - kind: hero\n    title: |-\n      one\n\n      two\n    tags:\n      - a\n      - 1\n      - null\n---\n\nText.\n`,
  );
});

it('is without optional fields that say nothing; what must be there, or is not known, stays', () => {
  const empty = ["''", 'null', 'false', '[]', '{}'];
  for (const nothing of empty) {
    expect(form(`---\ntitle: ${nothing}\nextra: ${nothing}\nodd: ${nothing}\n---\n`)).toBe(
      `---\ntitle: ${nothing}\nodd: ${nothing}\n---\n`,
    );
  }
  expect(form('---\ntitle: 0\nextra: 0\n---\n')).toBe('---\ntitle: 0\nextra: 0\n---\n');
  expect(form('---\nsections:\n- { kind: hero, title: T, actions: [], tags: [ a ] }\n---\n')).toBe(
    '---\nsections:\n  - kind: hero\n    title: T\n    tags:\n      - a\n---\n',
  );
  expect(form('---\nextra: { inner: { label: L, tags: [] } }\n---\n')).toBe(
    '---\nextra:\n  inner:\n    label: L\n    tags: []\n---\n',
  );
});

it.each(['no front matter', '---\ntitle: "open\n---\n'])('leaves what cannot be read as it is: %j', (text) => {
  expect(form(text)).toBe(text);
  expect(canonicalSettings('a.yaml', 'a: "open')).toBe('a: "open');
});

it('keeps comments, quotation marks and lists on one line in settings', () => {
  const long = 'word '.repeat(60).trim();
  expect(
    canonicalSettings('a.yaml', `# Why\na:   { value: 1,   style: "x" }\nb:\n- [ 1 ]\n- 'y'\nc: ${long}\nd: "it's"\n`),
  ).toBe(`# Why\na: { value: 1, style: "x" }\nb:\n  - [ 1 ]\n  - 'y'\nc: ${long}\nd: "it's"\n`);
});
