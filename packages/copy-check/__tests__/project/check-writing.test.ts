import { BrokenProject } from './broken-project';
import { expectOnly } from './expect-only';

const faq = 'content/fr/trade/faq.md';
const german = 'content/de/trade/faq.md';

describe('typography: reports once, on the right line,', () => {
  it.each([
    ['three dots', german, /(?<=\n {4}lead: \S+) /, '... ', /Three dots/],
    ['a hyphen for a dash', 'content/de/index.md', 'Devisen, Indizes', 'Devisen - Indizes', /hyphen where a dash/],
    [
      'a narrow no-break space',
      faq,
      'Comment ouvrir un compte\u00a0?',
      'Comment ouvrir un compte\u202f?',
      /cannot draw|no-break/,
    ],
    [
      'a German quotation mark of English form',
      'content/de/index.md',
      'Kurse in Echtzeit',
      '“Kurse” in Echtzeit',
      /write „ before/,
    ],
    [
      'a unit that can part from its number',
      'content/de/index.md',
      'Kurse in Echtzeit',
      'Kurse in 5 ms',
      /part from its unit/,
    ],
    ['a space before a question mark', german, /\?\n/, ' ?\n', /before the punctuation/],
    ['the same word twice', 'content/de/index.md', 'Kurse in Echtzeit', 'Kurse in in Echtzeit', /same word twice/],
    ['a space missing after a comma', 'content/de/index.md', 'Metalle, Öl', 'Metalle,Öl', /missing after the comma/],
  ])('%s', (_what, file, from, to, message) => {
    const project = new BrokenProject();
    const line = project.change(file, (text) => text.replace(from, to));
    const problems = project.allProblems();
    for (const problem of problems) expect(problem).toMatchObject({ file, line });
    expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringMatching(message) }));
  });

  it('a slip in the third line of a long text, on that line', () => {
    const project = new BrokenProject();
    const line = project.change(german, (text) => text.replace(/(?<=answer: \|-\n.+\n\n +\S+) /, '  '));
    expect(project.allProblems()).toEqual([
      expect.objectContaining({ file: german, line, message: expect.stringMatching(/Two spaces/) }),
    ]);
  });
});

describe('written out by hand: reports once', () => {
  it.each([
    ['200 Instrumente', /“200” is .*{{instruments}}/],
    ['mehr als 100 Aktien', /“100” is .*{{stocks}}/],
    ['200+ Werte', /“200\+” is .*{{instrumentsPlus}}/],
    ['Hebel bis 1:20', /“1:20” is .*{{leverageMax}}/],
    ['in 50\u00a0ms', /“50\u00a0ms” is .*{{orderProcessing}}/],
    ['450 Millionen Euro im Depot', /“450 Millionen Euro” is .*{{clientAssets}}/],
    ['Bei Velmarch', /“Velmarch” is .*{{company}}/],
  ])('%s', (words, message) => expectOnly('content/de/index.md', 'Kurse in Echtzeit', words, /points\[0\]$/, message));

  it.each(['Aus 100 € werden 50 €', 'Auf 20 % fallen', 'In 5 Minuten gelesen'])('nothing in: %s', (words) => {
    const project = new BrokenProject();
    project.change('content/de/index.md', (text) =>
      text.replace('Kurse in Echtzeit', words.replace(/ (?=[€%])/g, '\u00a0')),
    );
    expect(project.allProblems()).toEqual([]);
  });
});
