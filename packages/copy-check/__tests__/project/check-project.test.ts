import { checkProject } from '../../project/check-project';
import { keyUses, schema, tinyProject } from '../../../../__tests__/unit/content/tiny-project';
import { formatted } from '../../../../__tests__/unit/content/formatted';

type Changes = Parameters<typeof tinyProject>[0];

const dictionary = { has: (word: string) => !word.includes('xq'), suggest: () => [] };
const tools = { dictionaries: new Map([['de' as const, dictionary]]), touched: new Set<string>(), keyUses };

const check = (changes?: Changes) => formatted(checkProject(tinyProject(changes), schema, tools));

const terms = (locale: string) => `content/${locale}/terms.md`;
const strings = (locale: string) => `locales/${locale}/common.json`;
const company = 'content/settings/company.yaml';
const figures = 'content/settings/figures.yaml';

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const german = (title: string): Changes => ({ [terms('de')]: replace('title: Titel', `title: ${title}`) });

it('the content check of a whole project without mistakes reports nothing', () => {
  expect(check()).toEqual([]);
});

it('the content check reports problems of structure and of wording in one list, sorted by file and line', () => {
  expect(check({ ...german('Titel...'), [terms('fr')]: undefined, [strings('fr')]: '{}' })).toEqual([
    `${terms('de')}:2:13 title: Three dots: write … instead. It stands at “Titel...”.`,
    `${terms('fr')}:1:1 This page is missing.`,
    `${strings('fr')}:1:1 greeting: The string “greeting” is missing; in English it is “Hello, {{name}}”.`,
  ]);
});

it('while the settings have a mistake, the content check reports nothing else, since all checks depend on the settings', () => {
  expect(check({ [company]: replace('Acme', '1'), [terms('fr')]: undefined, [strings('fr')]: undefined })).toEqual([
    `${company}:1:7 name: This is a number (1), but a text is needed here. Put it in quotation marks if it is one.`,
  ]);
});

it('while content files begin with a byte-order mark, the content check reports nothing else', () => {
  const files = [terms('de'), company, 'content/words/names.txt', strings('de')];
  const damaged = files.map((file) => [file, (text: string) => `\ufeff${text}`]);
  expect(check({ ...Object.fromEntries(damaged), [terms('fr')]: undefined })).toEqual(
    files.map((file) => expect.stringMatching(`^${file}:1:1 The file starts with a byte-order mark`)),
  );
});

it('for a text left in English, the content check asks for a translation, but does not repeat the mistakes of the English text', () => {
  const english = { [terms('en')]: replace('title: Title', "title: It's") };
  expect(check({ ...german("It's"), ...english })).toEqual([
    `${terms('de')}:2:8 title: This is the English text. Translate it; if it is the same in every language, accept it: in the editor under Accepted → Texts that stay English, or in content/words/same.txt.`,
    expect.stringMatching(`^${terms('en')}:2:10 title: A straight apostrophe`),
  ]);
});

it.each<[what: string, changes: Changes, expected: string]>([
  [
    'a missing interface string',
    { [strings('en')]: '{}' },
    `${strings('en')}:1:1 greeting: The string “greeting” is missing; every other language has it.`,
  ],
  ['an empty title', { [terms('en')]: replace('Title', "''") }, `${terms('en')}:2:8 title: The text is empty.`],
  [
    'a tag in a text',
    { [terms('en')]: replace('Title', 'Title<b>') },
    `${terms('en')}:2:13 title: HTML does nothing in this field: write plain text.`,
  ],
  [
    'an unknown placeholder',
    { [terms('en')]: replace('title: Title', 'title: "{{stock}}"') },
    `${terms('en')}:2:9 title: There is no placeholder “stock”. Known: “company”, “supportEmail”, “lossesBeyondFunds”, “stocks”, “indices”.`,
  ],
  [
    'a figure that only the translations have',
    {
      [terms('de')]: replace('title: Titel', 'title: "{{stocks}}"'),
      [terms('fr')]: replace('title: Titre', 'title: "{{stocks}}"'),
    },
    `${terms('en')}:2:8 title: Figures differ: “stocks” only in the translations. They must be the same in every language.`,
  ],
])(
  'the content check reports a mistake of an English text in the English file, not in its translations: %s',
  (_what, changes, expected) => {
    expect(check(changes)).toEqual([expected]);
  },
);

it.each(['Hallo, {{name}}%1$s', 'Hallo, {{name}}&nbsp;und so'])(
  'in the string “%s”, the content check reports the foreign placeholder or HTML, but not also its typography',
  (text) => {
    expect(check({ [strings('de')]: () => JSON.stringify({ greeting: text }) })).toEqual([
      expect.stringMatching(/ greeting: “[^ ]+” is (?:a placeholder of another tool|HTML)/),
    ]);
  },
);

it('the content check accepts a text that is left in English and is listed in content/words/same.txt', () => {
  expect(check({ ...german('Title'), 'content/words/same.txt': 'Title\n' })).toEqual([]);
});

it('the content check checks spelling and typography in pages, strings and settings, but not in names of instruments', () => {
  const found = check({
    ...german('axq...'),
    [strings('de')]: replace('Hallo', 'axq... Hallo'),
    [company]: replace('Eingetragen', 'axq...'),
    'content/settings/instruments.yaml': replace('de: Gold', 'de: Goxqld'),
    [terms('fr')]: replace('title: Titre', 'title: Titxqre'),
  });
  expect(found.map((line) => line.replace(/( “\w+” is|: Three).*/, '$1'))).toEqual([
    `${terms('de')}:2:8 title: “axq” is`,
    `${terms('de')}:2:11 title: Three`,
    `${company}:3:40 registration.de: “axq” is`,
    `${company}:3:43 registration.de: Three`,
    `${strings('de')}:2:16 greeting: “axq” is`,
    `${strings('de')}:2:19 greeting: Three`,
  ]);
});

it('the spelling check accepts words in the project’s lists for the language and for names, and in names of the company and of instruments', () => {
  const lists = {
    'content/words/de.txt': 'xqeins\n',
    'content/words/names.txt': 'xqzwei\n',
    'content/words/fr.txt': 'xqdrei\n',
    [company]: replace('name: Acme', 'name: Xqacme'),
    'content/settings/instruments.yaml': replace('de: Gold', 'de: Goxqld'),
    'content/settings/widgets.yaml': replace('de: Gruppe', 'de: Xqacme'),
  };
  expect(check({ ...german('xqeins xqzwei Goxqld'), ...lists })).toEqual([]);
  expect(check({ ...german('xqdrei'), ...lists })).toEqual([expect.stringContaining('“xqdrei” is in no dictionary')]);
});

it('for a number typed instead of a placeholder, the content check reports the number, but not also a missing placeholder', () => {
  expect(
    check({
      [figures]: (text) => `${text}traders: { value: 17500, style: number }\n`,
      [terms('en')]: replace('title: Title', 'title: "{{traders}} here"'),
      ...german('17.500 hier'),
      [terms('fr')]: replace('title: Titre', 'title: Ici'),
      [strings('de')]: replace('Hallo', 'Hallo Acme'),
    }),
  ).toEqual([
    `${terms('de')}:2:8 title: “17.500” is a figure of content/settings/figures.yaml: write {{traders}} instead.`,
    expect.stringMatching(`^${terms('fr')}:2:8 title: Figures differ: “traders” only in ${terms('en')}`),
    `${strings('de')}:2:22 greeting: “Acme” is written out: write {{company}} instead.`,
  ]);
});

it('the content check applies the German words to avoid and the German phrase limits to German texts only', () => {
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

it('the content check accepts style rules whose lists are all empty', () => {
  expect(check({ 'content/words/voice/de.yaml': 'terms:\npatterns:\nnever:\nunfinished:\n' })).toEqual([]);
});

it('the content check checks Markdown fields as Markdown, and reports Markdown in other fields', () => {
  const texts = '    title: Titel\n    texts: [{ text: "<br>" }, { text: "**b**" }]\n';
  const found = check({
    [terms('de')]: (text) => text.replace('    title: Titel\n', texts).replace('title: Titel\n', 'title: "`a`"\n'),
  });
  expect(found.filter((line) => line.includes('Markdown'))).toEqual([
    `${terms('de')}:2:9 title: Markdown does nothing in this field: write plain text.`,
    `${terms('de')}:7:22 sections[0].texts[0].text: HTML: write it as Markdown instead, such as **bold**, or an empty line; to show a “<”, write \\<.`,
  ]);
});

it.each<[what: string, changes: Changes, message: RegExp]>([
  [
    'a name that a translation must keep but has lost',
    { 'content/words/voice/en.yaml': 'never: [WTI]\n', [terms('en')]: replace('Title', 'WTI oil') },
    /terms.md:2:8 title: “WTI” stands in the English text/,
  ],
  ['style rules that are not valid YAML', { 'content/words/voice/de.yaml': 'terms: [' }, /1:8 A quotation mark or/],
  ['a bracket without its counterpart', german('Titel (neu'), /2:14 title: “\(” has no counterpart/],
  ['a title that is too long', german(`T${'i'.repeat(60)}tel`), /has 64 characters; search results need 1 to 45/],
  [
    'a claim that the list of instruments contradicts',
    { [figures]: replace('stocks: { value: 1,', 'stocks: { value: 6,') },
    /more than 6 \(.*\), but .* lists 6 of class “stocks”/,
  ],
  [
    'a file of interface strings that is not valid JSON',
    { [strings('en')]: '{ "greeting": "Hello" ' },
    /1:23 This is not valid JSON/,
  ],
])('the content check, reading a whole project, reports %s', (_what, changes, message) => {
  expect(check(changes)[0]).toMatch(message);
});
