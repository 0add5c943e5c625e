import { splitFrontMatter } from '../../../src/content/front-matter';

test.each([
  ['---\na: 1\n---\n', 'a: 1', ''],
  ['---\r\na: 1\r\n---\r\nText.\r\n', 'a: 1', 'Text.'],
  ['---\na: 1\n--- \t\n\nText.\n\n---\n\nMore.\n', 'a: 1', 'Text.\n\n---\n\nMore.'],
])('%j has the front matter %j and the text %j', (text, yaml, body) => {
  expect(splitFrontMatter(text)).toEqual({ yaml, body });
});

test.each(['Text.', '---\na: 1\n', 'Text.\n---\na: 1\n---\n', '---\na: 1\n---x\n'])(
  '%j has none, and is text throughout',
  (text) => {
    expect(splitFrontMatter(text)).toEqual({ yaml: undefined, body: text });
  },
);
