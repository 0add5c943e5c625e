import { readFileSync } from 'node:fs';
import type { Dictionary } from '../../src/content/copy/check-spelling';
import { formatReport } from '../../src/content/report';
import { BrokenProject } from './broken-project';

const faq = 'content/fr/trade/faq.md';
const german = 'content/de/trade/faq.md';
const strings = 'locales/de/auth.json';

/** Breaks one file of the real content and expects exactly one problem there, on the line of the change. */
function expectOnly(file: string, from: string | RegExp, to: string, field: string | RegExp, message: RegExp): void {
  const project = new BrokenProject();
  const line = project.change(file, (text) => text.replace(from, to));
  expect(project.allProblems()).toEqual([
    { file, line, column: expect.any(Number), field: expect.stringMatching(field), message: expect.stringMatching(message) },
  ]);
}

it('finds nothing wrong with the copy as it is', () => {
  expect(new BrokenProject().allProblems()).toEqual([]);
});

describe('interface strings: told once, with file, line and key, is', () => {
  it('a file that a language lacks', () => {
    const project = new BrokenProject();
    project.remove('locales/fr/embeds.json');
    expect(project.allProblems()).toEqual([
      expect.objectContaining({ file: 'locales/fr/embeds.json', message: expect.stringMatching(/This file is missing/) }),
    ]);
  });

  it('a file that English lacks', () => {
    const project = new BrokenProject();
    project.add('locales/fr/extra.json', '{ "a": "b" }');
    expect(project.allProblems()).toEqual([expect.objectContaining({ file: 'locales/fr/extra.json', message: expect.stringMatching(/starts in English/) })]);
  });

  it('a comma too many', () => {
    const project = new BrokenProject();
    const line = project.change(strings, (text) => text.replace(/\}\n\}\s*$/, '},\n}\n'));
    const problems = project.allProblems();
    expect(problems).toEqual([expect.objectContaining({ file: strings, message: expect.stringMatching(/not valid JSON: a comma/) })]);
    expect(Math.abs((problems[0]?.line ?? 0) - line)).toBeLessThanOrEqual(1);
  });

  it('a key that stands twice', () => {
    const project = new BrokenProject();
    project.change(strings, (text) => text.replace('"tooLong"', '"tooShort"'));
    expect(project.allProblems()).toEqual([expect.objectContaining({ file: strings, line: 3, message: expect.stringMatching(/stands twice/) })]);
  });

  it('an empty string', () => expectOnly(strings, '"Zu kurz!"', '""', 'tooShort', /is empty/));

  it('a string that English does not have', () =>
    expectOnly(strings, '"tooShort"', '"tooTall": "Zu groß!",\n  "tooShort"', 'tooTall', /no string “tooTall” in locales\/en/));

  it('a tag that is spelled otherwise', () =>
    expectOnly(strings, '<policy>Datenschutzerklärung</policy>', '<link>Datenschutzerklärung</link>', 'register.terms', /Tags differ: “<\/hidden> <\/link>/));

  it('a plural form that French needs', () => {
    const project = new BrokenProject();
    project.change('locales/fr/instruments.json', (text) => text.replace(/ *"all_many": .*\n/, ''));
    expect(project.allProblems()).toEqual([expect.objectContaining({ field: 'count.all_many', message: expect.stringMatching(/is missing/) })]);
  });

  it('a plural form that German does not have', () =>
    expectOnly('locales/de/instruments.json', '"all_other"', '"all_many": "{{count}} Instrumente",\n    "all_other"', 'count.all_many', /no string/));

  it('a string that no page uses', () => {
    const project = new BrokenProject();
    for (const [locale, text] of [['en', 'Nobody'], ['de', 'Niemand'], ['fr', 'Personne']])
      project.change(`locales/${locale}/auth.json`, (json) => json.replace('{', `{\n  "nobodyReadsThis": "${text}",`));
    expect(project.allProblems()).toEqual([expect.objectContaining({ file: 'locales/en/auth.json', line: 2, field: 'nobodyReadsThis', message: expect.stringMatching(/No page uses/) })]);
  });

  it.each([
    ["t('login.sumbit')", 'login.sumbit', /no string “login.sumbit” in locales\/en\/auth\.json/],
    ["t(isNew ? 'login.submit' : 'login.again')", 'login.again', /no string “login.again”/],
    ['t(`countries.${name}`)', 'countries.', /begins with “countries\.”/],
    ['<Trans i18nKey="register.conditions" />', 'register.conditions', /no string/],
  ])('a string that code asks for and nobody has written: %s', (use, key, message) => {
    const file = 'src/auth/login-form.tsx';
    const code = new Map([['src/all.ts', everyKey()], [file, `const { t } = useTranslation('auth');\n${use};\n`]]);
    expect(new BrokenProject().allProblems(undefined, code)).toEqual([
      expect.objectContaining({ file, line: 2, field: key, message: expect.stringMatching(message) }),
    ]);
  });
});

/** Code that names every English string, as a table of labels does. */
function everyKey(): string {
  const keysOf = (value: object, before = ''): string[] =>
    Object.entries(value).flatMap(([key, inner]) => (typeof inner === 'string' ? [before + key.replace(/_(zero|one|other)$/, '')] : keysOf(inner, `${before}${key}.`)));
  const files = ['auth', 'common', 'contacts', 'embeds', 'instruments'];
  return `export const keys = ${JSON.stringify(files.flatMap((name) => keysOf(JSON.parse(readFileSync(`locales/en/${name}.json`, 'utf8')))))};`;
}

describe('the same in every language: told once is', () => {
  it('a field left in English', () =>
    expectOnly('content/de/auth/login.md', /title: Melden.*|(?<=kind: sign-in\n {4})title: .*/, 'title: Log in to your account', 'sections[0].title', /This is the English text/));

  it('a name that English has and the translation not', () => {
    const project = new BrokenProject();
    project.change('content/de/index.md', (text) => text.replace('Bitcoin, Ethereum und andere', 'Bitcoin, Äther und andere'));
    expect(project.allProblems()).toEqual([expect.objectContaining({ message: expect.stringMatching(/“Ethereum” stands in the English text/) })]);
  });

  it('another figure than the English one', () =>
    expectOnly('content/de/index.md', 'Orderverarbeitung in {{orderProcessing}}', 'Orderverarbeitung in {{yearsOnMarket}}', /eyebrow/, /figures of this text are yearsOnMarket, but orderProcessing/));

  it('a link that a translation lacks', () =>
    expectOnly(faq, '[écrivez à l’assistance](route:contacts)', 'écrivez à l’assistance', /answer$/, /links of this text are .*route:contacts/));
});

describe('typography: told once, on the very line, is', () => {
  it.each([
    ['three dots', german, 'Sechs ', 'Sechs... ', /Three dots/],
    ['a hyphen for a dash', 'content/de/index.md', 'Devisen, Indizes', 'Devisen - Indizes', /hyphen where a dash/],
    ['a narrow no-break space', faq, 'Comment ouvrir un compte\u00a0?', 'Comment ouvrir un compte\u202f?', /cannot draw|no-break/],
    ['a German quotation mark of English form', 'content/de/index.md', 'Kurse in Echtzeit', '“Kurse” in Echtzeit', /write „ before/],
    ['a unit that can part from its number', 'content/de/index.md', 'Kurse in Echtzeit', 'Kurse in 5 ms', /part from its unit/],
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
    const file = 'content/de/index.md';
    const line = project.change(file, (text) => text.replace('ie der letzte Wert ausfiel.', 'ie der letzte  Wert ausfiel.'));
    expect(project.allProblems()).toEqual([expect.objectContaining({ file, line, message: expect.stringMatching(/Two spaces/) })]);
  });
});

describe('written out by hand: told once is', () => {
  it.each([
    ['200 Instrumente', /“200” is .*{{instruments}}/],
    ['mehr als 100 Aktien', /“100” is .*{{stocks}}/],
    ['200+ Werte', /“200\+” is .*{{instrumentsPlus}}/],
    ['Hebel bis 1:20', /“1:20” is .*{{leverageMax}}/],
    ['in 50\u00a0ms', /“50\u00a0ms” is .*{{orderProcessing}}/],
    ['450 Millionen im Depot', /“450 Millionen” is .*{{clientAssets}}/],
    ['Bei Velmarch', /“Velmarch” is .*{{company}}/],
  ])('%s', (words, message) => expectOnly('content/de/index.md', 'Kurse in Echtzeit', words, /points\[0\]$/, message));

  it.each(['Aus 100 € werden 50 €', 'Auf 20 % fallen', 'In 5 Minuten gelesen'])('nothing in: %s', (words) => {
    const project = new BrokenProject();
    project.change('content/de/index.md', (text) => text.replace('Kurse in Echtzeit', words.replace(/ (?=[€%])/g, '\u00a0')));
    expect(project.allProblems()).toEqual([]);
  });
});

describe('what search results and Markdown make of it: told once is', () => {
  it('a title that would be cut', () =>
    expectOnly('content/en/terms.md', /^title: .*$/m, 'title: Trading conditions and everything else you may want to know', 'title', /73 characters; search results show 60\. Shorten it by 13/));

  it('a description that says too little', () =>
    expectOnly('content/en/legal/privacy-policy.md', /^description: .*$/m, 'description: Your data.', 'description', /has 10 characters/));

  it('bold words that never end', () => expectOnly('content/de/trade/analysis.md', '**Branche**', '**Branche', /text$/, /asterisk opens/));

  it('Markdown where it does nothing', () => expectOnly('content/de/index.md', 'Kurse in Echtzeit', '**Kurse** in Echtzeit', /points\[0\]/, /does nothing in this field/));

  it('a heading that skips a level', () => expectOnly('content/de/legal/privacy-policy.md', /^## 2/m, '#### 2', 'text', /wrong level/));

  it('HTML in a text', () => expectOnly('content/de/legal/privacy-policy.md', /^## 2\. (.*)$/m, '## 2. <b>$1</b>', 'text', /HTML/));
});

describe('the catalogue: told is', () => {
  const instruments = 'content/settings/instruments.yaml';

  it('an index too few', () => {
    const project = new BrokenProject();
    project.change(instruments, (text) => text.replace(/- \{ symbol: SG30.*\n/, ''));
    expect(project.allProblems()).toEqual([expect.objectContaining({ file: 'content/settings/figures.yaml', field: 'indices', line: 19, message: expect.stringMatching(/exactly 20, but .* lists 19/) })]);
  });

  it('a claim that is no longer true', () =>
    expectOnly('content/settings/figures.yaml', 'stocks: { value: 100,', 'stocks: { value: 128,', 'stocks', /more than 128, but .* lists 128/));

  it('a commodity that copy names', () => {
    const project = new BrokenProject();
    project.change(instruments, (text) => text.replace(/- \{ symbol: BRENT.*\n/, ''));
    expect(project.allProblems()).toEqual([expect.objectContaining({ file: instruments, message: expect.stringMatching(/names Brent/) })]);
  });

  it('a symbol that stands twice', () => expectOnly(instruments, '{ symbol: MSFT,', '{ symbol: AAPL,', '[1].symbol', /“AAPL” stands here for the second time/));
});

describe('spelling', () => {
  const dictionary: Dictionary = { has: (word) => !/xq/i.test(word), suggest: () => ['Echtzeit'] };

  it('tells a word that is in no dictionary, where it stands, and what may have been meant', () => {
    const project = new BrokenProject();
    const line = project.change('content/de/index.md', (text) => text.replace('Kurse in Echtzeit', 'Kurse in Echtxqeit'));
    expect(project.allProblems(() => dictionary)).toEqual([
      expect.objectContaining({ line, column: 18, message: '“Echtxqeit” is in no dictionary. Did you mean “Echtzeit”? If it is right, add it to content/words/de.txt.' }),
    ]);
  });

  it('leaves addresses, placeholders, code and listed words alone', () => {
    const project = new BrokenProject();
    project.change('content/de/index.md', (text) => text.replace('Kurse in Echtzeit', 'Kurse auf https://xq.example in `xq` und Xqechtzeit'));
    project.change('content/words/de.txt', (text) => `${text}xqechtzeit\n`);
    expect(project.allProblems(() => dictionary).filter(({ message }) => /dictionary/.test(message))).toEqual([]);
  });
});

it('the report names each file once, and below it line, field and what to do', () => {
  const problem = { file: 'content/de/index.md', line: 12, column: 3, field: 'title', message: 'The text is empty.' };
  expect(formatReport([problem, { ...problem, line: 40, field: '' }])).toBe(
    'content/de/index.md\n  line 12, column 3 · title\n    The text is empty.\n  line 40, column 3\n    The text is empty.\n\nContent: 2 to mend in 1 file.',
  );
});
