import { checkContent, checkPage, rulesFor } from '../../../src/content/check-content';
import { parsePage } from '../../../src/content/page';
import { schema, tinyProject } from './tiny-project';
import { formatted } from './formatted';

type Changes = Parameters<typeof tinyProject>[0];

const check = (changes?: Changes) => formatted(checkContent(tinyProject(changes), schema, new Map()));

const faq = 'content/de/trade/faq.md';

it('nothing is wrong with a project in which nothing is', () => {
  expect(check()).toEqual([]);
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
      `${faq}:2:8 A quotation mark or bracket that opens here is never closed.`,
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

  it('a list that is too long beside another mistake, and not one that is too short', () => {
    const reported = (items: string) =>
      check({ [faq]: (text) => text.replace('title: Fragen', 'title: 1').replace('      - Worte\n', items) });
    const title = `${faq}:2:8 title: This is number (1), but a text is needed here. Put it in quotes if it is one.`;
    expect(reported('')).toEqual([title]);
    expect(reported('      - Worte\n      - Worte\n')).toEqual([
      title,
      `${faq}:9:7 sections[1].items: There are 7 items here, but this page has 6 by specification.`,
    ]);
  });

  describe('a list that is too long', () => {
    const tooLong = (file: string) => check({ [file]: (text) => text.replace(/ {6}- .*\n/, (item) => item.repeat(2)) });
    const miscount = (file: string) =>
      `${file}:9:7 sections[1].items: There are 7 items here, but this page has 6 by specification.`;

    it('in a translation once, and not that it differs from English', () => {
      expect(tooLong(faq)).toEqual([miscount(faq)]);
    });

    it('in English, with the translations, which lack an item', () => {
      const english = 'content/en/trade/faq.md';
      const lacking = (file: string) => `${file}:9:7 sections[1].items: There are 6 items here, but 7 in ${english}.`;
      expect(tooLong(english)).toEqual([lacking(faq), miscount(english), lacking('content/fr/trade/faq.md')]);
    });
  });

  it('no page that a language lacks while another keeps it as a draft', () => {
    const draft = (text: string) => text.replace('title:', 'draft: true\ntitle:');
    expect(check({ [faq]: undefined, 'content/en/trade/faq.md': draft })).toEqual([]);
  });

  it('values of settings that cannot be true', () => {
    expect(
      check({ 'content/settings/company.yaml': (text) => text.replace('currency: EUR', 'currency: EURO') }),
    ).toEqual([
      'content/settings/company.yaml:8:11 currency: “EURO” is not the three-letter code of a currency, such as EUR.',
    ]);
  });

  it('a page that a merge has damaged, and nothing that follows from it', () => {
    expect(check({ [faq]: (text) => text.replace('title:', '<<<<<<< HEAD\n: \ntitle:') })).toEqual([
      expect.stringMatching(/^content\/de\/trade\/faq\.md:2:1 A merge left its markers here/),
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
    expect(
      check({
        'content/settings/company.yaml': (text) => text.replace('Acme', '1'),
        'content/fr/terms.md': undefined,
      }),
    ).toEqual([
      'content/settings/company.yaml:1:7 name: This is number (1), but a text is needed here. Put it in quotes if it is one.',
    ]);
  });
});

it('settings name no figures', () => {
  expect(
    check({ 'content/settings/company.yaml': (text) => text.replace("'Registered'", "'Over {{stocks}}'") }),
  ).toEqual(['content/settings/company.yaml:3:27 registration.en: There is no figure “stocks”. Known: .']);
});

describe('a page by itself', () => {
  const files = tinyProject();
  const checkText = (text: string) => checkPage(parsePage(faq, text), rulesFor(files, schema));

  it('comes with its front matter where nothing is wrong with it', () => {
    const { problems, source } = checkText(files.pages.get(faq) ?? '');
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
      const { problems, source } = checkText(text);
      expect(problems).not.toEqual([]);
      expect(source).toBeUndefined();
    }
  });

  it('may name the figures, the company and its address', () => {
    const text = (files.pages.get(faq) ?? '').replace(
      'title: Fragen',
      'title: "{{stocks}} {{company}} {{supportEmail}}"',
    );
    expect(checkText(text).problems).toEqual([]);
  });
});
