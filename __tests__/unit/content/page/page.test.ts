import { identifyPageFile, parsePage, splitFrontMatter } from '../../../../src/content/page/page';
import { pageCopy } from '../../../../src/content/page/page-copy';

test.each(['content/xx/terms.md', 'content/de/termes.md', 'content/terms.md', 'old/content/de/terms.md'])(
  'the path %s is not recognised as the content file of a page',
  (path) => {
    expect(identifyPageFile(path)).toBeUndefined();
  },
);

test.each([
  ['---\r\na: 1\r\n---\r\nText.\r\n', 'a: 1\r\n', 'Text.'],
  ['---\na: 1\n--- \t\n\nText.\n\n---\n\nMore.\n', 'a: 1\n', 'Text.\n\n---\n\nMore.'],
  ['---\na: one---\n  --- two\n---', 'a: one---\n  --- two\n', ''],
  ['---\na: >\n  one\n\n  two\n---\n', 'a: |\n  one\n\n  two\n', ''],
  ['---\na: one\u2028two\n---\nText.', 'a: one\u2028two\n', 'Text.'],
  ['---\n---\n', '', ''],
])('the content file %j is split into the front matter %j and the text %j', (text, yaml, body) => {
  expect(splitFrontMatter(text)).toEqual({ yaml, body });
});

test.each(['---\na: 1\n----\n', '---\na: 1\n', 'Text.\n---\na: 1\n---\n'])(
  'the content file %j has no front matter, and is read as text from beginning to end',
  (text) => {
    expect(splitFrontMatter(text)).toEqual({ yaml: undefined, body: text });
  },
);

const file = 'content/en/terms.md';

it.each([
  [
    'content/en/none.md',
    '---\n---\n',
    'No page of the site has this folder and name. Give the file its right name, or ask a developer to add the page.',
  ],
  [file, 'All.', 'The file must start with front matter: a line “---”, the fields, and a line “---” again.'],
])('the page parser refuses the file %s with the content %j', (path, text, message) => {
  expect(parsePage(path, text)).toEqual({ problem: expect.objectContaining({ file: path, message }) as unknown });
});

describe('texts of a page', () => {
  const typeOf = (field: string) => ({ answer: 'MarkdownRemark', id: 'ID' })[field.split('.')[1] ?? ''] ?? 'String';
  const copyOf = (text: string) => pageCopy(parsePage(file, text).page!, new Map([['stocks', '100']]), typeOf);

  it('the texts of a page have their placeholders filled in, except in Markdown, which is parsed first', () => {
    const fields = 'lead: "{{stocks}}", answer: "{{stocks}}"';
    expect(copyOf(`---\ntitle: "{{stocks}}"\nsections: [{ ${fields} }]\n---\n\nAll {{stocks}}.\n`)).toMatchObject({
      title: '100',
      sections: [{ lead: '100', answer: '{{stocks}}' }],
      body: 'All {{stocks}}.',
    });
  });

  it('typographic rules apply to page texts, but not to ids and Markdown; in page titles and labels, hyphens stay unchanged', () => {
    const fields = 'id: e-mail, answer: "E-Mail 5 €", lead: "E-Mail 5 €", label: "E-Mail 5 €"';
    expect(copyOf(`---\ntitle: E-Mail 5 €\nsections: [{ ${fields} }]\n---\nE-Mail 5 €\n`)).toMatchObject({
      title: 'E-Mail 5\u00a0€',
      sections: [{ id: 'e-mail', answer: 'E-Mail 5 €', lead: 'E-\u2060Mail 5\u00a0€', label: 'E-Mail 5\u00a0€' }],
      body: 'E-Mail 5 €',
    });
  });

  it('a YAML block text becomes one line, except in Markdown fields, where line breaks count', () => {
    const text =
      '---\ntitle: |\n  A long\n  title\nsections:\n  - lead: >\n      One\n      two\n    answer: >\n      - a\n      - b\n---\n';
    expect(copyOf(text)).toMatchObject({ title: 'A long title', sections: [{ lead: 'One two', answer: '- a\n- b' }] });
  });
});
