import { canonicalPage, canonicalSettings } from '../../src/content/canonical-form';
import { readContentSchema } from '../../src/content/schema';

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
