import { checkContent, checkPage, rulesFor } from '../../src/content/check-content';
import { parsePage } from '../../src/content/page';
import { checkProject } from '../../writing/check-project';
import { findKeyUses } from '../../writing/key-uses';
import { code, schema, tinyProject } from './tiny-project';
import { formatted } from './formatted';

type Changes = Parameters<typeof tinyProject>[0];

const check = (changes?: Changes) => formatted(checkContent(tinyProject(changes), schema, new Map()));

const tools = { dictionaries: new Map(), keyUses: findKeyUses(code), menus: new Map() };
const checkAll = (changes?: Changes) => formatted(checkProject(tinyProject(changes), schema, tools));

const faq = 'content/de/trade/faq.md';

it('nothing is wrong with a project in which nothing is', () => {
  expect(check()).toEqual([]);
  expect(checkAll()).toEqual([]);
});

describe('structure: reports', () => {
  it('a page that a language lacks', () => {
    expect(check({ [faq]: undefined })).toEqual([`${faq}:1:1 This page is missing.`]);
  });

  it('a page that English lacks, without comparing its translations', () => {
    expect(check({ 'content/en/trade/faq.md': undefined })).toEqual([
      'content/en/trade/faq.md:1:1 This page is missing.',
    ]);
  });

  it('a file that is no page', () => {
    expect(check({ 'content/de/fragen.md': '---\n---\n' })).toEqual([
      'content/de/fragen.md:1:1 No page of the site has this folder and name; src/routes.ts lists them all.',
    ]);
  });

  it('a file without front matter', () => {
    expect(check({ [faq]: 'Fragen' })).toEqual([
      `${faq}:1:1 The file must start with front matter: a line “---”, the fields, and a line “---” again.`,
    ]);
  });

  it('broken YAML, and nothing that follows from it', () => {
    expect(check({ [faq]: (text) => text.replace('title: Fragen', 'title: "Fragen') })).toEqual([
      `${faq}:2:8 This is not valid YAML: a quotation mark or bracket that opens here is never closed.`,
    ]);
  });

  it('what is wrong with fields and with the text below them, on their lines', () => {
    expect(check({ [faq]: (text) => `${text.replace('title: Fragen\n', 'title: 1\n')}\nUnseen.\n` })).toEqual([
      `${faq}:2:8 title: This is number (1), but a text is needed here. Put it in quotes if it is one.`,
      `${faq}:17:1 Text below the front matter shows nowhere on this page; it belongs into a section.`,
    ]);
  });

  it('an accordion of the wrong length, and not that it differs from English', () => {
    expect(check({ [faq]: (text) => text.replace('      - Worte\n', '') })).toEqual([
      `${faq}:9:7 sections[1].items: There are 5 items here, but this page has 6 by specification.`,
    ]);
  });

  it('what differs from English', () => {
    expect(
      check({
        'content/fr/contacts.md': (text) =>
          text.replace('---\n', '---\nsections: []\n').replace(/sections:\n(.*\n)+---/, '---'),
      }),
    ).toEqual(['content/fr/contacts.md:2:11 sections: The list is empty: this page would show nothing.']);
    expect(
      check({
        'content/fr/contacts.md': (text) => text.replace('kind: hero\n    title', 'kind: cards\n    cards: [a]\n#'),
      }),
    ).toEqual([
      'content/fr/contacts.md:5:11 sections[0].kind: The kind is “cards” here, but “hero” in content/en/contacts.md.',
    ]);
  });

  it('everything, in the order of files and lines', () => {
    expect(
      check({
        'content/fr/terms.md': undefined,
        [faq]: (text) => text.replace('description:', 'descripton:'),
        'content/de/terms.md': 'x',
      }).map((line) => line.split(' ')[0]),
    ).toEqual([`content/de/terms.md:1:1`, `${faq}:2:1`, `${faq}:3:1`, 'content/fr/terms.md:1:1']);
  });

  it('broken settings alone, since everything else depends on them', () => {
    const changes = {
      'content/settings/company.yaml': (text: string) => text.replace('Acme', '1'),
      'content/fr/terms.md': undefined,
      'locales/fr/common.json': undefined,
    };
    const messages = [
      'content/settings/company.yaml:1:7 name: This is number (1), but a text is needed here. Put it in quotes if it is one.',
    ];
    expect(check(changes)).toEqual(messages);
    expect(checkAll(changes)).toEqual(messages);
  });
});

it('copy is checked where the structure is valid', () => {
  expect(checkAll({ 'locales/fr/common.json': undefined })).toEqual([
    'locales/fr/common.json:1:1 This file is missing; locales/en/common.json has its strings in English.',
  ]);
});

it('settings name no figures', () => {
  expect(
    check({ 'content/settings/company.yaml': (text) => text.replace("'Registered'", "'Over {{stocks}}'") }),
  ).toEqual(['content/settings/company.yaml:3:27 registration.en: There is no figure “stocks”. Known: .']);
});

it('structure and copy are reported together, in the order of files and lines', () => {
  expect(
    checkAll({
      'locales/fr/common.json': '{}',
      'content/fr/terms.md': undefined,
      [faq]: (text) => text.replace('title: Fragen', 'title: Fragen...'),
    }),
  ).toEqual([
    `${faq}:2:14 title: Three dots: write … instead. It stands at “Fragen...”.`,
    'content/fr/terms.md:1:1 This page is missing.',
    'locales/fr/common.json:1:1 greeting: The string “greeting” is missing; in English it is “Hello, {{name}}”.',
  ]);
});

describe('a page by itself', () => {
  const files = tinyProject();
  const rules = rulesFor(files, schema);

  it('comes with its front matter where nothing is wrong with it', () => {
    const { problems, source } = checkPage(parsePage(faq, files.pages.get(faq) ?? ''), rules);
    expect(problems).toEqual([]);
    expect(source?.document.get('title')).toBe('Fragen');
  });

  it('comes without where something is', () => {
    for (const text of [
      'x',
      '---\na: "\n---\n',
      '---\na: 1\n---\n',
      (files.pages.get(faq) ?? '').replace('- Worte', ''),
    ]) {
      const { problems, source } = checkPage(parsePage(faq, text), rules);
      expect(problems).not.toEqual([]);
      expect(source).toBeUndefined();
    }
  });

  it('may name the figures, the company and its address', () => {
    const text = (files.pages.get(faq) ?? '').replace(
      'title: Fragen',
      'title: "{{stocks}} {{company}} {{supportEmail}}"',
    );
    expect(checkPage(parsePage(faq, text), rules).problems).toEqual([]);
  });
});
