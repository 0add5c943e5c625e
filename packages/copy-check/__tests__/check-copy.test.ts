import { checkCopy, type Tools } from '../check-copy';
import { schema, tinyProject } from '../../../__tests__/unit/content/tiny-project';
import { formatted } from '../../../__tests__/unit/content/formatted';

const tools: Tools = {
  dictionaries: new Map(),
  menus: new Map(),
  touched: new Set<string>(),
};

const check = (changes: Parameters<typeof tinyProject>[0], other: Partial<Tools> = {}) =>
  formatted(checkCopy(tinyProject(changes), schema, { ...tools, ...other }, []));

const terms = (locale: string) => `content/${locale}/terms.md`;
const strings = (locale: string) => `locales/${locale}/common.json`;

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);

it('a text left in English is reported once, whatever else is wrong with it', () => {
  expect(
    check({
      [terms('en')]: replace('title: Title', "title: It's"),
      [terms('de')]: replace('title: Titel', "title: It's"),
    }),
  ).toEqual([
    `${terms('de')}:2:8 title: This is the English text. Translate it; if it is the same in every language, accept it: in the editor under Accepted → Texts that stay English, or in content/words/same.txt.`,
    `${terms('en')}:2:10 title: A straight apostrophe ('): write ’ instead. It stands at “It's”.`,
  ]);
});

it('a text that is the same in every language may be listed', () => {
  const same = { [terms('de')]: replace('title: Titel', 'title: Title') };
  expect(check(same)).toHaveLength(1);
  expect(check({ ...same, 'content/words/same.txt': 'Title\n' })).toEqual([]);
});

it('a string left in English is reported', () => {
  expect(check({ [strings('de')]: replace('Hallo', 'Hello') })).toEqual([
    `${strings('de')}:2:15 greeting: This is the English text. Translate it; if it is the same in every language, accept it: in the editor under Accepted → Texts that stay English, or in content/words/same.txt.`,
  ]);
});

it('typography is looked at in pages, strings and settings', () => {
  const slip = 'Three dots: write … instead. It stands at “a...”.';
  expect(
    check({
      [terms('de')]: replace('title: Titel', 'title: a...'),
      [strings('de')]: replace('Hallo', 'a... Hallo'),
      'content/settings/company.yaml': replace('Eingetragen', 'a...'),
    }),
  ).toEqual([
    `${terms('de')}:2:9 title: ${slip}`,
    `${strings('de')}:2:17 greeting: ${slip}`,
    `content/settings/company.yaml:3:41 registration.de: ${slip}`,
  ]);
});

describe('spelling', () => {
  const dictionary = { has: (word: string) => !word.includes('xq'), suggest: () => [] };
  const dictionaries = new Map([['de' as const, dictionary]]);
  const wrong = (word: string) =>
    `“${word}” is in no dictionary. If it is right, accept it: in the editor under Accepted → Words, or in content/words/de.txt.`;

  it('is looked at in the languages that have a dictionary, in settings too, but for names of instruments', () => {
    expect(
      check(
        {
          [terms('de')]: replace('title: Titel', 'title: Titxqel'),
          [terms('fr')]: replace('title: Titre', 'title: Titxqre'),
          'content/settings/company.yaml': replace('Eingetragen', 'Eingetxqragen'),
          'content/settings/instruments.yaml': replace('de: Gold', 'de: Goxqld'),
        },
        { dictionaries },
      ),
    ).toEqual([
      `${terms('de')}:2:8 title: ${wrong('Titxqel')}`,
      `content/settings/company.yaml:3:40 registration.de: ${wrong('Eingetxqragen')}`,
    ]);
  });

  it('knows the project’s words, its names and that of the company', () => {
    const words = (text: string) => ({ [terms('de')]: replace('title: Titel', `title: ${text}`) });
    const lists = {
      'content/words/de.txt': 'xqeins\n',
      'content/words/names.txt': 'xqzwei\n',
      'content/words/fr.txt': 'xqdrei\n',
    };
    expect(check({ ...words('xqeins xqzwei'), ...lists }, { dictionaries })).toEqual([]);
    expect(check({ ...words('xqdrei'), ...lists }, { dictionaries })).toEqual([
      `${terms('de')}:2:8 title: ${wrong('xqdrei')}`,
    ]);
    const renamed = {
      'content/settings/company.yaml': replace('name: Acme', 'name: Xqacme'),
      'content/settings/widgets.yaml': replace('de: Gruppe', 'de: Xqacme'),
    };
    expect(check(renamed, { dictionaries })).toEqual([]);
  });
});

describe('figures', () => {
  it('written out are reported, in pages and strings, and not compared besides', () => {
    expect(
      check({
        'content/settings/figures.yaml': (text) => `${text}traders: { value: 17500, style: number }\n`,
        [terms('en')]: replace('title: Title', 'title: "{{traders}} here"'),
        [terms('de')]: replace('title: Titel', 'title: 17.500 hier'),
        [terms('fr')]: replace('title: Titre', 'title: Ici'),
        [strings('de')]: replace('Hallo', 'Hallo Acme'),
      }),
    ).toEqual([
      `${terms('de')}:2:8 title: “17.500” is a figure of content/settings/figures.yaml: write {{traders}} instead.`,
      `${strings('de')}:2:22 greeting: “Acme” is written out: write {{company}} instead.`,
      `${terms('fr')}:2:8 title: Figures differ: none here, “traders” in ${terms('en')}. They must be the same in every language.`,
    ]);
  });
});

it('names that are never translated stand in every language', () => {
  expect(
    check({
      'content/words/voice/en.yaml': 'never: [WTI]\n',
      [terms('en')]: replace('title: Title', 'title: WTI oil'),
    }),
  ).toEqual(
    ['de', 'fr'].map(
      (locale) =>
        `${terms(locale)}:2:8 title: “WTI” stands in the English text and is never translated (content/words/voice), but is missing here.`,
    ),
  );
});

it('each language keeps to the terms and patterns of its own voice', () => {
  const voice = `terms: [{ use: Worte, avoid: [titel], reason: Probe }]
patterns: [{ name: Wort, match: worte, where: any, perPage: 2, perLanguage: 90, reason: Probe }]
`;
  const found = check({ 'content/words/voice/de.yaml': voice });
  expect(found).toContain(`${terms('de')}:2:8 title: “Titel”: write “Worte” instead (Probe).`);
  expect(found).toContain(
    `${terms('de')}:11:9 sections[1].cards[2]: “Worte” is no. 3 of “Wort” on this page; at most 2 are allowed (Probe).`,
  );
  expect(found.every((line) => line.startsWith('content/de/'))).toBe(true);
});

it('titles have a length', () => {
  expect(check({ [terms('de')]: replace('title: Titel', `title: T${'i'.repeat(60)}tel`) })).toEqual([
    expect.stringMatching(/text has 64 characters; search results need 1 to 45\.$/),
  ]);
});

it('Markdown is looked at where it is one, and reported where it is none', () => {
  expect(
    check({
      [terms('de')]: (text) =>
        text
          .replace('title: Titel\n', 'title: "`a`"\n')
          .replace('    title: Titel\n', '    title: Titel\n    texts: [{ text: "<br>" }, { text: "**b**" }]\n'),
    }),
  ).toEqual([
    `${terms('de')}:2:9 title: Markdown does nothing in this field: write plain text.`,
    `${terms('de')}:7:22 sections[0].texts[0].text: HTML: write it as Markdown instead.`,
  ]);
});

it('catalogue and claims agree', () => {
  expect(check({ 'content/settings/figures.yaml': replace('stocks: { value: 1,', 'stocks: { value: 6,') })).toEqual([
    expect.stringMatching(/more than 6 \(.*\), but .* lists 6 of class “stocks”/),
  ]);
});

it('a file of strings that is broken is reported', () => {
  expect(check({ [strings('en')]: '{ "greeting": "Hello" ' })).toEqual([
    expect.stringContaining(`${strings('en')}:1:23 This is not valid JSON`),
  ]);
});
