import { checkContent } from '../../../src/content/check-content';
import { formatted } from './formatted';
import { schema, tinyProject } from './tiny-project';

type Changes = Parameters<typeof tinyProject>[0];

const check = (changes?: Changes) => formatted(checkContent(tinyProject(changes), schema, new Map()));

const english = 'content/en/trade/faq.md';
const faq = 'content/de/trade/faq.md';
const legal = 'content/de/legal/privacy-policy.md';
const company = 'content/settings/company.yaml';

const wrongTitle = `${faq}:2:8 title: This is number (1), but a text is needed here. Put it in quotes if it is one.`;
const counted = (file: string, count: number) =>
  `${file}:9:7 sections[1].items: There are ${count} items here, but this page has 6 by specification.`;

it('nothing is wrong with a project in which nothing is', () => {
  expect(check()).toEqual([]);
});

it.each<[what: string, Changes, expected: unknown[]]>([
  ['a page that a language lacks', { [faq]: undefined }, [`${faq}:1:1 This page is missing.`]],
  [
    'broken YAML, and nothing that follows from it',
    { [faq]: (text) => text.replace('title: Fragen', 'title: "Fragen') },
    [`${faq}:2:8 A quotation mark or bracket that opens here is never closed.`],
  ],
  [
    'what is wrong with fields and with a text below them that no page shows, on their lines',
    { [faq]: (text) => `${text.replace('title: Fragen\n', 'title: 1\n')}\nUnseen.\n` },
    [wrongTitle, `${faq}:17:1 Text below the front matter shows nowhere on this page; it belongs into a section.`],
  ],
  [
    'a legal page without a text',
    { [legal]: (text) => text.replace('\nWorte.\n', '') },
    [`${legal}:1:1 The text below the front matter is missing.`],
  ],
  [
    'a broken reference in a legal text, on its line',
    { [legal]: (text) => text.replace('\nWorte.', '\nWorte\n{{bonds}} [hier](route:nowhere).') },
    [
      expect.stringMatching(`^${legal}:10:1 text: There is no figure “bonds”. Known: “company”`),
      expect.stringContaining(`${legal}:10:1 text: There is no page “nowhere” to link to.`),
    ],
  ],
  [
    'a list of the wrong length, and not that it differs from English',
    { [faq]: (text) => text.replace('      - Worte\n', '') },
    [counted(faq, 5)],
  ],
  [
    'what differs from English',
    { 'content/fr/contacts.md': (text) => text.replace('kind: hero\n    title', 'kind: cards\n    cards: [a]\n#') },
    ['content/fr/contacts.md:5:11 sections[0].kind: The kind is “cards” here, but “hero” in content/en/contacts.md.'],
  ],
  [
    'broken settings alone, since everything else depends on them',
    { [company]: (text) => text.replace('Acme', '1'), 'content/fr/terms.md': undefined },
    [`${company}:1:7 name: This is number (1), but a text is needed here. Put it in quotes if it is one.`],
  ],
])('reports %s', (_what, changes, expected) => {
  expect(check(changes)).toEqual(expected);
});

it('misses no page in a language while another keeps it as a draft', () => {
  const draft = (text: string) => text.replace('title:', 'draft: true\ntitle:');
  expect(check({ [faq]: undefined, [english]: draft })).toEqual([]);
});

it('reports everything in the order of files and lines', () => {
  const places = check({
    'content/fr/terms.md': undefined,
    [faq]: (text) => text.replace('description:', 'descripton:'),
    'content/de/terms.md': 'x',
  }).map((line) => line.split(' ')[0]);
  expect(places).toEqual([`content/de/terms.md:1:1`, `${faq}:2:1`, `${faq}:3:1`, 'content/fr/terms.md:1:1']);
});
