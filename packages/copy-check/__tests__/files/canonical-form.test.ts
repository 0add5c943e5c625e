import { canonicalPage, canonicalSettings } from '../../files/canonical-form';
import { readContentSchema } from '../../../../src/content/schema/schema';

const schema = readContentSchema(`
  type PageFrontMatter { title: String! description: String! sections: [Section!]! extra: Extra }
  type HeroSection { title: String! answer: String @prose actions: [Action!] tags: [String!] }
  type Action { label: String! route: String! }
`);

const form = (text: string): string => canonicalPage('content/en/terms.md', text, schema);

const long = 'word '.repeat(60).trim();

it('formatting a page sorts its keys as in the schema, trims its texts, and puts texts other than Markdown on one line', () => {
  const written = `---
zoo: { b: 1, a: 2 }
sections:
- odd: 1
  actions:
  - { route: faq, label: 'Ask' }
  title: "one\\n\\ntwo "
  answer: >
    one

    two
  kind: hero
- title: B
  kind: unknown
description: >-
  ${long.replace(/ /g, '\n  ')}
title: 'A: B'
---


Text.

`;
  expect(form(written)).toBe(`---
title: 'A: B'
description: ${long}
sections:
  - kind: hero
    title: one two
    answer: |-
      one

      two
    actions:
      - label: Ask
        route: faq
    odd: 1
  - kind: unknown
    title: B
zoo:
  b: 1
  a: 2
---

Text.
`);
});

it.each(["''", 'null', 'false', '[]', '{}'])(
  'formatting a page removes an optional field with the value %s',
  (nothing) => {
    expect(form(`---\ntitle: ${nothing}\nextra: ${nothing}\nodd: ${nothing}\n---\n`)).toBe(
      `---\ntitle: ${nothing}\nodd: ${nothing}\n---\n`,
    );
  },
);

it.each(['no front matter', '---\ntitle: "open\n---\n'])(
  'formatting does not change a content file that cannot be parsed, such as %j',
  (text) => {
    expect(form(text)).toBe(text);
    expect(canonicalSettings('a.yaml', 'a: "open')).toBe('a: "open');
  },
);

it('formatting a settings file keeps comments and quotation marks, and leaves lists and long texts on one line', () => {
  expect(
    canonicalSettings('a.yaml', `# Why\na:   { value: 1,   style: "x" }\nb:\n- [ 1 ]\nc: ${long}\nd: "it's"\n`),
  ).toBe(`# Why\na: { value: 1, style: "x" }\nb:\n  - [ 1 ]\nc: ${long}\nd: "it's"\n`);
});
