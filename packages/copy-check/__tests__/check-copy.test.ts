import { checkCopy, type Tools } from '../check-copy';
import { schema, tinyProject } from '../../../__tests__/unit/content/tiny-project';
import { formatted } from '../../../__tests__/unit/content/formatted';

type Changes = Parameters<typeof tinyProject>[0];

const dictionary = { has: (word: string) => !word.includes('xq'), suggest: () => [] };

const tools: Tools = {
  dictionaries: new Map([['de' as const, dictionary]]),
  menus: new Map(),
  touched: new Set(),
};

const check = (changes: Changes) => formatted(checkCopy(tinyProject(changes), schema, tools, []));

const terms = (locale: string) => `content/${locale}/terms.md`;
const strings = (locale: string) => `locales/${locale}/common.json`;
const company = 'content/settings/company.yaml';

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const german = (title: string): Changes => ({ [terms('de')]: replace('title: Titel', `title: ${title}`) });

it('a text left in English is reported once, whatever else is wrong with it', () => {
  const changes = { ...german("It's"), [terms('en')]: replace('title: Title', "title: It's") };
  expect(check(changes)).toEqual([
    expect.stringMatching(`^${terms('de')}:2:8 title: This is the English text`),
    expect.stringMatching(`^${terms('en')}:2:10 title: A straight apostrophe`),
  ]);
});

it('a text that is the same in every language may be listed', () => {
  expect(check(german('Title'))).toHaveLength(1);
  expect(check({ ...german('Title'), 'content/words/same.txt': 'Title\n' })).toEqual([]);
});

it('spelling and typography are looked at in pages, strings and settings, but no names of instruments', () => {
  expect(
    check({
      ...german('axq...'),
      [strings('de')]: replace('Hallo', 'axq... Hallo'),
      [company]: replace('Eingetragen', 'axq...'),
      'content/settings/instruments.yaml': replace('de: Gold', 'de: Goxqld'),
      [terms('fr')]: replace('title: Titre', 'title: Titxqre'),
    }).map((line) => line.replace(/( “\w+” is|: Three).*/, '$1')),
  ).toEqual([
    `${terms('de')}:2:11 title: Three`,
    `${strings('de')}:2:19 greeting: Three`,
    `${company}:3:43 registration.de: Three`,
    `${terms('de')}:2:8 title: “axq” is`,
    `${strings('de')}:2:16 greeting: “axq” is`,
    `${company}:3:40 registration.de: “axq” is`,
  ]);
});

it('spelling knows the words of the language, the names, and that of the company', () => {
  const lists = {
    'content/words/de.txt': 'xqeins\n',
    'content/words/names.txt': 'xqzwei\n',
    'content/words/fr.txt': 'xqdrei\n',
    [company]: replace('name: Acme', 'name: Xqacme'),
    'content/settings/widgets.yaml': replace('de: Gruppe', 'de: Xqacme'),
  };
  expect(check({ ...german('xqeins xqzwei'), ...lists })).toEqual([]);
  expect(check({ ...german('xqdrei'), ...lists })).toEqual([expect.stringContaining('“xqdrei” is in no dictionary')]);
});

it('a figure that is written out is reported, in pages and strings, and not compared besides', () => {
  expect(
    check({
      'content/settings/figures.yaml': (text) => `${text}traders: { value: 17500, style: number }\n`,
      [terms('en')]: replace('title: Title', 'title: "{{traders}} here"'),
      ...german('17.500 hier'),
      [terms('fr')]: replace('title: Titre', 'title: Ici'),
      [strings('de')]: replace('Hallo', 'Hallo Acme'),
    }),
  ).toEqual([
    `${terms('de')}:2:8 title: “17.500” is a figure of content/settings/figures.yaml: write {{traders}} instead.`,
    `${strings('de')}:2:22 greeting: “Acme” is written out: write {{company}} instead.`,
    expect.stringMatching(`^${terms('fr')}:2:8 title: Figures differ: none here, “traders”`),
  ]);
});

it('names that are never translated stand in every language', () => {
  const changes = { 'content/words/voice/en.yaml': 'never: [WTI]\n', [terms('en')]: replace('Title', 'WTI oil') };
  expect(check(changes)).toEqual(
    ['de', 'fr'].map((locale) =>
      expect.stringMatching(`^${terms(locale)}:2:8 title: “WTI” stands in the English text`),
    ),
  );
});

it('each language keeps to the terms and patterns of its own voice', () => {
  const voice = `terms: [{ use: Worte, avoid: [titel], reason: Probe }]
patterns: [{ name: Wort, match: worte, where: any, perPage: 2, perLanguage: 90, reason: Probe }]
`;
  const found = check({ 'content/words/voice/de.yaml': voice });
  expect(found).toContain(`${terms('de')}:2:8 title: “Titel”: write “Worte” instead (Probe).`);
  expect(found).toContainEqual(
    expect.stringMatching(`^${terms('de')}:11:9 .* “Worte” is no. 3 of “Wort” on this page`),
  );
  expect(found.every((line) => line.startsWith('content/de/'))).toBe(true);
});

it('Markdown is looked at where it is one, and reported where it is none', () => {
  const texts = '    title: Titel\n    texts: [{ text: "<br>" }, { text: "**b**" }]\n';
  expect(
    check({ [terms('de')]: (text) => replace('    title: Titel\n', texts)(text.replace('Titel\n', '"`a`"\n')) }),
  ).toEqual([
    `${terms('de')}:2:9 title: Markdown does nothing in this field: write plain text.`,
    `${terms('de')}:7:22 sections[0].texts[0].text: HTML: write it as Markdown instead.`,
  ]);
});

it.each<[what: string, changes: Changes, message: RegExp]>([
  ['a title that is too long', german(`T${'i'.repeat(60)}tel`), /has 64 characters; search results need 1 to 45/],
  [
    'a claim that the catalogue does not bear out',
    { 'content/settings/figures.yaml': replace('stocks: { value: 1,', 'stocks: { value: 6,') },
    /more than 6 \(.*\), but .* lists 6 of class “stocks”/,
  ],
  ['a broken file of strings', { [strings('en')]: '{ "greeting": "Hello" ' }, /1:23 This is not valid JSON/],
])('%s is reported', (_what, changes, message) => {
  expect(check(changes)).toEqual([expect.stringMatching(message)]);
});
