import { readYaml } from '../../../src/content/yaml-source';
import { formatted } from './formatted';

const brokenAt = (text: string, firstLine?: number): string[] =>
  formatted(readYaml('a.yaml', text, firstLine).problems);

describe('broken YAML is reported once, with a message for copywriters:', () => {
  it.each([
    ['a quotation mark inside brackets', "a: { b: 'c }\nd: e\n", 'a.yaml:1:9'],
    ['a bracket before a quotation mark that is closed', 'a: [one, "two"\nb: c\n', 'a.yaml:1:4'],
  ])('%s that is never closed, where it opens', (_what, text, place) => {
    expect(brokenAt(text)).toEqual([`${place} A quotation mark or bracket that opens here is never closed.`]);
  });

  const colon =
    'After this key, a colon with a space behind it is missing; or, if this goes on with the text above, spaces before it.';
  const quotes = 'A text with a colon needs quotation marks around it; or the line below begins too far to the right.';
  const ended =
    'A value has ended before this: is a comma missing, or a quotation mark too many? A text that begins with a brace, a bracket or an asterisk needs quotation marks around it.';
  const character = 'A text that begins with this character needs quotation marks around it.';
  const column =
    'This line begins further to the left or right than the others of its group: take out or add spaces before it.';

  it.each([
    ['a key without its colon', 'title: One\nlead\ntext: two\n', `2:1 ${colon}`],
    ['a colon in a text', 'a: one\nb: two: three\n', `2:4 ${quotes}`],
    ['quotation marks in a text that begins with one', 'a: "The "best" one"\n', `1:10 ${ended}`],
    ['a figure at the beginning', 'a: {{company}} is here\n', `1:16 ${ended}`],
    ['a percent sign at the beginning', 'a: %50\n', `1:4 ${character}`],
    ['a tab', 'a:\n\tb: c\n', '2:1 This line begins with a tab: use spaces.'],
    ['an item too far to the left', 'a:\n  - b: one\n  two\n', `3:1 ${column}`],
  ])('%s', (_what, text, expected) => {
    expect(brokenAt(text)).toEqual([`a.yaml:${expected}`]);
  });

  it('any other mistake, in the parser’s words', () => {
    expect(brokenAt('a: "\\q"\n')).toEqual([
      'a.yaml:1:5 This is not valid YAML: Invalid escape sequence \\q. Look for a text that needs quotation marks, or for spaces too many or too few before the line.',
    ]);
  });

  it('as so many lines further down as its file has before it', () => {
    expect(brokenAt('a: 1\na: 2\n', 1)).toEqual([
      'a.yaml:3:1 This key stands twice in its group: take one of them out.',
    ]);
  });
});

describe('a problem', () => {
  const text = 'a: one two one\nb:\n  - three\n';
  const { source } = readYaml('a.yaml', text, 1);
  const { document } = source;

  it('stands at its node', () => {
    expect(formatted([source.problemAt(document.getIn(['b', 0], true), 'b[0]', 'Wrong.')])).toEqual([
      'a.yaml:4:5 b[0]: Wrong.',
    ]);
  });

  it('stands at an excerpt, the first from its node on', () => {
    expect(formatted([source.problemAt(document.get('a', true), 'a', 'Wrong.', 'two')])).toEqual([
      'a.yaml:2:8 a: Wrong.',
    ]);
  });

  it('stands at the top without a node', () => {
    expect(formatted([source.problemAt(undefined, '', 'Wrong.')])).toEqual(['a.yaml:2:1 Wrong.']);
    expect(formatted([readYaml('a.yaml', '').source.problemAt(null, '', 'Wrong.')])).toEqual(['a.yaml:1:1 Wrong.']);
  });
});
