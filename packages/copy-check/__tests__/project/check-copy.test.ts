import type { Dictionary } from '../../check-spelling';
import { formatReport } from '../../report';
import { BrokenProject } from './broken-project';
import { expectOnly } from './expect-only';

it('finds nothing wrong with the copy as it is', () => {
  expect(new BrokenProject().allProblems()).toEqual([]);
});

describe('the same in every language: reports once', () => {
  it('a field left in English', () =>
    expectOnly(
      'content/de/auth/login.md',
      /title: Melden.*|(?<=kind: sign-in\n {4})title: .*/,
      'title: Log in to your account',
      'sections[0].title',
      /This is the English text/,
    ));

  it('a name that English has and the translation not', () => {
    const project = new BrokenProject();
    project.change('content/de/index.md', (text) =>
      text.replace('Bitcoin, Ethereum und andere', 'Bitcoin, Äther und andere'),
    );
    expect(project.allProblems()).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/“Ethereum” stands in the English text/) }),
    ]);
  });

  it('another figure than the English one', () =>
    expectOnly(
      'content/de/index.md',
      "value: '{{orderProcessing}}'",
      "value: '{{yearsOnMarket}}'",
      /value/,
      /figures of this text are yearsOnMarket, but orderProcessing/,
    ));

  it('a link that a translation lacks', () => {
    const project = new BrokenProject();
    const file = 'content/de/legal/return-policy.md';
    project.change(file, (text) => text.replace(/\[([^\]]*)\]\(route:contacts\)/, '$1'));
    expect(project.allProblems()).toEqual([
      expect.objectContaining({
        file,
        field: 'text',
        message: expect.stringMatching(/links of this text are .*route:contacts/),
      }),
    ]);
  });
});

describe('what search results and Markdown make of it: reports once', () => {
  it('a title that would be cut', () =>
    expectOnly(
      'content/en/terms.md',
      /^title: .*$/m,
      'title: Trading conditions and everything else you may want to know',
      'title',
      /59 characters; search results need 1 to 45/,
    ));

  it('a description that says too little', () =>
    expectOnly(
      'content/en/legal/privacy-policy.md',
      /^description: .*$/m,
      'description: Your data.',
      'description',
      /has 10 characters; search results need 70 to 160/,
    ));

  it('bold words that never end', () =>
    expectOnly('content/de/trade/analysis.md', '**Branche**', '**Branche', /text$/, /asterisk opens/));

  it('Markdown where it does nothing', () =>
    expectOnly(
      'content/de/index.md',
      'Kurse in Echtzeit',
      "'**Kurse** in Echtzeit'",
      /points\[0\]/,
      /does nothing in this field/,
    ));

  it('a heading that skips a level', () =>
    expectOnly('content/de/legal/privacy-policy.md', /^## 2/m, '#### 2', 'text', /wrong level/));

  it('HTML in a text', () =>
    expectOnly('content/de/legal/privacy-policy.md', /^## 2\. (.*)$/m, '## 2. $1<br>', 'text', /HTML/));
});

describe('the catalogue: reports', () => {
  const instruments = 'content/settings/instruments.yaml';

  it('an index too few', () => {
    const project = new BrokenProject();
    project.change(instruments, (text) => text.replace(/- \{ symbol: SG30.*\n/, ''));
    const lines = project.read('content/settings/figures.yaml').split('\n');
    expect(project.allProblems()).toEqual([
      expect.objectContaining({
        file: 'content/settings/figures.yaml',
        field: 'indices',
        line: lines.findIndex((line) => line.startsWith('indices:')) + 1,
        message: expect.stringMatching(/exactly 20, but .* lists 19/),
      }),
    ]);
  });

  it('a claim that is no longer true', () =>
    expectOnly(
      'content/settings/figures.yaml',
      /stocks: { value: 100(.*\n)stocksPlus: { value: 100/,
      'stocks: { value: 128$1stocksPlus: { value: 128',
      'stocks',
      /more than 128, but .* lists 128/,
    ));

  it('a commodity that copy names', () => {
    const project = new BrokenProject();
    project.change(instruments, (text) => text.replace(/- \{ symbol: BRENT.*\n/, ''));
    expect(project.allProblems()).toEqual([
      expect.objectContaining({ file: instruments, message: expect.stringMatching(/names Brent/) }),
    ]);
  });

  it('a symbol that stands twice', () =>
    expectOnly(
      instruments,
      '{ symbol: MSFT,',
      '{ symbol: AAPL,',
      '[1].symbol',
      /“AAPL” stands here for the second time/,
    ));
});

describe('spelling', () => {
  const dictionary: Dictionary = { has: (word) => !/xq/i.test(word), suggest: () => ['Echtzeit'] };

  it('reports a word that is in no dictionary, with its position and suggestions', () => {
    const project = new BrokenProject();
    const line = project.change('content/de/index.md', (text) =>
      text.replace('Kurse in Echtzeit', 'Kurse in Echtxqeit'),
    );
    expect(project.allProblems({ dictionaries: new Map([['de', dictionary]]) })).toEqual([
      expect.objectContaining({
        line,
        column: 18,
        message:
          '“Echtxqeit” is in no dictionary. Did you mean “Echtzeit”? If it is right, add it to content/words/de.txt.',
      }),
    ]);
  });

  it('leaves addresses, placeholders, code and listed words alone', () => {
    const project = new BrokenProject();
    project.change('content/de/index.md', (text) =>
      text.replace('Kurse in Echtzeit', 'Kurse auf https://xq.example in `xq` und Xqechtzeit'),
    );
    project.change('content/words/de.txt', (text) => `${text}xqechtzeit\n`);
    expect(
      project
        .allProblems({ dictionaries: new Map([['de', dictionary]]) })
        .filter(({ message }) => /dictionary/.test(message)),
    ).toEqual([]);
  });
});

it('the report names each file once, and below it line, field and what to do', () => {
  const problem = { file: 'content/de/index.md', line: 12, column: 3, field: 'title', message: 'The text is empty.' };
  expect(formatReport([problem, { ...problem, line: 40, field: '' }])).toBe(
    'content/de/index.md\n  line 12, column 3 · title\n    The text is empty.\n  line 40, column 3\n    The text is empty.\n\nContent: 2 to mend in 1 file.',
  );
});
