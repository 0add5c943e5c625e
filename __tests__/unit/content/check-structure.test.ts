import { checkStructure, checkEachFile } from '../../../src/content/check-structure';
import { formatted } from './formatted';
import { schema, tinyProject } from './tiny-project';

type Changes = Parameters<typeof tinyProject>[0];

const english = 'content/en/trade/faq.md';
const faq = 'content/de/trade/faq.md';
const legal = 'content/de/legal/privacy-policy.md';

const check = (changes?: Changes) => formatted(checkStructure(tinyProject(changes), schema));

it.each<[what: string, Changes, expected: unknown[]]>([
  ['a page that is missing in one language', { [faq]: undefined }, [`${faq}:1:1 This page is missing.`]],
  [
    'broken YAML, without the errors that follow from it',
    { [faq]: (text) => text.replace('title: Fragen', 'title: "Fragen') },
    [`${faq}:2:8 A quotation mark or bracket that opens here is never closed.`],
  ],
  [
    'a number in a text field, and text below the front matter that no page shows, each with its line',
    { [faq]: (text) => `${text.replace('title: Fragen\n', 'title: 1\n')}\nUnseen.\n` },
    [
      `${faq}:2:8 title: This is a number (1), but a text is needed here. Put it in quotation marks if it is one.`,
      `${faq}:17:1 Text below the front matter shows nowhere on this page; it belongs into a section.`,
    ],
  ],
  [
    'a legal page without a text',
    { [legal]: (text) => text.replace('\nWorte.\n', '') },
    [`${legal}:1:1 The text below the front matter is missing.`],
  ],
  [
    'an unknown placeholder and a link to an unknown page in a legal text, with their line',
    { [legal]: (text) => text.replace('\nWorte.', '\nWorte\n{{bonds}} [hier](route:nowhere).') },
    [
      expect.stringMatching(`^${legal}:10:1 text: There is no placeholder “bonds”. Known: “company”`),
      expect.stringContaining(`${legal}:10:11 text: There is no page “nowhere” to link to.`),
    ],
  ],
  [
    'a list with five items instead of six, but not a second time as different from the English list',
    { [faq]: (text) => text.replace('      - Worte\n', '') },
    [`${faq}:9:7 sections[1].items: There are 5 items here, but this page has 6 by specification.`],
  ],
  [
    'mistakes sorted by file and line',
    {
      'content/fr/terms.md': undefined,
      [faq]: (text) => text.replace('description:', 'descripton:'),
      'content/de/terms.md': 'x',
    },
    ['content/de/terms.md:1:1', `${faq}:2:1`, `${faq}:3:1`, 'content/fr/terms.md:1:1'].map((place) =>
      expect.stringContaining(`${place} `),
    ),
  ],
])('the content check reports %s', (_what, changes, expected) => {
  expect(check(changes)).toEqual(expected);
});

it('the content check accepts a page that is missing in one language while the page is a draft in another', () => {
  const draft = (text: string) => text.replace('title:', 'draft: true\ntitle:');
  expect(check({ [faq]: undefined, [english]: draft })).toEqual([]);
});

describe('checking single files', () => {
  const checkEach = (changes: Changes, diagrams: Record<string, string> = {}) =>
    formatted(checkEachFile({ ...tinyProject(changes), diagrams: new Map(Object.entries(diagrams)) }, schema));

  it('the check of single content files accepts a page or a string that other languages do not have yet', () => {
    expect(checkEach({ [faq]: undefined, 'locales/de/common.json': '{}' })).toEqual([]);
  });

  it('if a diagram’s label has no translation, the check of single content files reports the JSON file of this language', () => {
    const strings = {
      'locales/en/diagrams.json': '{ "trend": { "up": "Up", "down": "Down" } }',
      'locales/de/diagrams.json': '{ "trend": { "up": "Auf" } }',
    };
    const file = 'content/diagrams/trend.svg';
    const diagram = '<text data-label="up"></text><text data-label="down"></text>';
    expect(checkEach(strings, { [file]: diagram })).toEqual([
      `locales/de/diagrams.json:1:1 “trend.down” is missing: ${file} shows it.`,
      `locales/fr/diagrams.json:1:1 “trend.up” is missing: ${file} shows it.`,
      `locales/fr/diagrams.json:1:1 “trend.down” is missing: ${file} shows it.`,
    ]);
  });
});
