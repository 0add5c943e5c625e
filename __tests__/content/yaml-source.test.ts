import { readYaml } from '../../src/content/yaml-source';
import { formatted } from './formatted';

const brokenAt = (text: string, firstLine?: number): string[] =>
  formatted(readYaml('a.yaml', text, firstLine).problems);

const hint = 'Look for a colon in a text without quotation marks, or for spaces too many or too few before the line.';

describe('broken YAML is reported once, with a message for copywriters:', () => {
  it('a key that stands twice', () => {
    expect(brokenAt('a: 1\nb: 2\na: 3\n')).toEqual([
      'a.yaml:3:1 This key stands twice in its group: take one of them out.',
    ]);
  });

  it('a quotation mark that is never closed, where it opens', () => {
    expect(brokenAt('a: 1\nb: "two\nc: 3\n')).toEqual([
      'a.yaml:2:4 This is not valid YAML: a quotation mark or bracket that opens here is never closed.',
    ]);
  });

  it.each([
    ['a quotation mark inside brackets', "a: { b: 'c }\nd: e\n", 'a.yaml:1:9'],
    ['a quotation mark after one that is closed', "a: 'one'\nb:\n  - 'two\n", 'a.yaml:3:5'],
    ['a bracket before a quotation mark that is closed', 'a: [one, "two"\nb: c\n', 'a.yaml:1:4'],
    ['a bracket around one that is closed', 'a: [one, [two]\nb: c\n', 'a.yaml:1:4'],
    ['a bracket inside braces', 'a: [b]\nc: { d: [e }\nf: g\n', 'a.yaml:2:9'],
    ['a brace at the end', 'a: b\nc: { d: e', 'a.yaml:2:4'],
    ['a bracket alone', '[a, b', 'a.yaml:1:1'],
  ])('%s that is never closed, where it opens', (_what, text, place) => {
    expect(brokenAt(text)).toEqual([
      `${place} This is not valid YAML: a quotation mark or bracket that opens here is never closed.`,
    ]);
  });

  it.each([
    ['title: One\nlead\ntext: two\n', 'a.yaml:2:1'],
    ['title: One\nlead\n', 'a.yaml:2:1'],
  ])('a key without its colon: %j', (text, place) => {
    expect(brokenAt(text)).toEqual([
      `${place} This is not valid YAML: a colon is missing after this key; or, if it goes on with the text above, spaces before it.`,
    ]);
  });

  it.each([
    ['a: "The "best" one"\n', 'a.yaml:1:10'],
    ['a: ["b" "c"]\n', 'a.yaml:1:9'],
    ['a: { b: "c" d: "e" }\n', 'a.yaml:1:13'],
  ])('a text that goes on behind its quotation mark: %j', (text, place) => {
    expect(brokenAt(text)).toEqual([
      `${place} This is not valid YAML: a value has ended before this. Is a comma missing, or does a quotation mark stand inside a text?`,
    ]);
  });

  it('a colon in a text without quotation marks, in the parser’s words', () => {
    expect(brokenAt('a: one\nb: two: three\n')).toEqual([
      `a.yaml:2:4 This is not valid YAML: Nested mappings are not allowed in compact mappings. ${hint}`,
    ]);
    expect(brokenAt('a: "\\q"\n')).toEqual([`a.yaml:1:5 This is not valid YAML: Invalid escape sequence \\q. ${hint}`]);
  });

  it('as so many lines further down as its file has before it', () => {
    expect(brokenAt('a: 1\na: 2\n', 1)).toEqual([
      'a.yaml:3:1 This key stands twice in its group: take one of them out.',
    ]);
  });

  it('and what follows from the first mistake is not', () => {
    expect(brokenAt('a: 1\na: 2\nb: 3\nb: 4\n')).toHaveLength(1);
  });
});

describe('a problem', () => {
  const text = 'a: one two one\nb:\n  - three\n';
  const { source, problems } = readYaml('a.yaml', text, 1);
  const { document } = source;

  it('is none in YAML that is whole', () => {
    expect(problems).toEqual([]);
    expect(source).toMatchObject({ file: 'a.yaml', text });
  });

  it('stands at its node', () => {
    expect(formatted([source.problemAt(document.getIn(['b', 0], true), 'b[0]', 'Wrong.')])).toEqual([
      'a.yaml:4:5 b[0]: Wrong.',
    ]);
  });

  it('stands at an excerpt, the first from its node on', () => {
    expect(formatted([source.problemAt(document.get('a', true), 'a', 'Wrong.', 'two')])).toEqual([
      'a.yaml:2:8 a: Wrong.',
    ]);
    expect(formatted([source.problemAt(document.get('a', true), 'a', 'Wrong.', 'o')])).toEqual([
      'a.yaml:2:4 a: Wrong.',
    ]);
  });

  it('stands at its node when the excerpt is not to be found', () => {
    expect(formatted([source.problemAt(document.getIn(['b', 0], true), 'b[0]', 'Wrong.', 'two')])).toEqual([
      'a.yaml:4:5 b[0]: Wrong.',
    ]);
  });

  it('stands at the top without a node', () => {
    expect(formatted([source.problemAt(undefined, '', 'Wrong.')])).toEqual(['a.yaml:2:1 Wrong.']);
    expect(formatted([readYaml('a.yaml', '').source.problemAt(null, '', 'Wrong.')])).toEqual(['a.yaml:1:1 Wrong.']);
  });

  it('stands at an offset', () => {
    expect(formatted([source.problemAtOffset(15, 'b', 'Wrong.')])).toEqual(['a.yaml:3:1 b: Wrong.']);
  });
});
