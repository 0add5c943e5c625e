import { findMiscounts } from '../../../src/content/section-counts';
import type { RouteId } from '../../../src/routes';
import { formatted, yaml } from './formatted';

const checkSectionCounts = (...page: Parameters<typeof findMiscounts>) =>
  findMiscounts(...page).map(({ problem }) => problem);

const sections = (kinds: Record<string, Record<string, number>>): string =>
  `sections:\n${Object.entries(kinds)
    .map(([kind, lists]) => {
      const written = Object.entries(lists).map(([list, count]) => `, ${list}: [${Array(count).fill('a').join(', ')}]`);
      return `  - { kind: ${kind}${written.join('')} }\n`;
    })
    .join('')}`;

/** Numbers of items in the specification. */
const specified: [RouteId, Record<string, Record<string, number>>][] = [
  ['home', { steps: { steps: 4 }, bento: { cards: 4 }, instruments: { rows: 5 } }],
  ['terms', { cards: { cards: 4 } }],
  ['market', { 'market-cards': { cards: 5 }, 'split-cards': { cards: 6 } }],
  ['fundamentals', { 'link-cards': { cards: 2 } }],
  ['analysis', { intro: { columns: 2 }, accordion: { items: 5 } }],
  ['technicalAnalysis', { cards: { cards: 3 }, accordion: { items: 5 } }],
  ['faq', { accordion: { items: 6 } }],
  ['about', { cards: { cards: 4 }, panels: { panels: 4 }, 'image-cards': { cards: 5 }, 'split-cards': { cards: 2 } }],
];

describe.each(specified)('the lists of %s', (route, kinds) => {
  it('are as long as the specification says', () => {
    expect(checkSectionCounts(yaml(sections(kinds)), route)).toEqual([]);
  });

  it.each(Object.entries(kinds))('in %s are reported when they have one item more or less', (kind, lists) => {
    const [[list, count] = ['', 0]] = Object.entries(lists);
    const index = Object.keys(kinds).indexOf(kind);
    for (const wrong of [count - 1, count + 1]) {
      const miscounts = findMiscounts(yaml(sections({ ...kinds, [kind]: { [list]: wrong } })), route);
      expect(miscounts.map(({ isTooLong }) => isTooLong)).toEqual([wrong > count]);
      expect(formatted(miscounts.map(({ problem }) => problem))).toEqual([
        expect.stringMatching(
          `^a.yaml:${index + 2}:\\d+ sections\\[${index}\\].${list}: There are ${wrong} items here, but this page has ${count} by specification.$`,
        ),
      ]);
    }
  });
});

it('a list that is not one counts as empty', () => {
  expect(formatted(checkSectionCounts(yaml('sections: [{ kind: accordion, items: six }]'), 'faq'))).toEqual([
    'a.yaml:1:38 sections[0].items: There are 0 items here, but this page has 6 by specification.',
  ]);
});

it('a section that the specification counts must be there', () => {
  expect(formatted(checkSectionCounts(yaml('sections: [{ kind: hero }, none]'), 'faq'))).toEqual([
    'a.yaml:1:11 sections: A section of kind “accordion” is missing on this page.',
  ]);
});

it.each(['sections: []', 'sections: none', '{}', 'none'])('a page without visible content is reported: %s', (text) => {
  expect(formatted(checkSectionCounts(yaml(text), 'contacts'))).toEqual([
    expect.stringMatching(/^a\.yaml:1:\d+ sections: The list is empty: this page would show nothing\.$/),
  ]);
});

it('a section that is missing is not one that is too long', () => {
  expect(findMiscounts(yaml('sections: []'), 'contacts').map(({ isTooLong }) => isTooLong)).toEqual([false]);
});

it('`sections` that is not a list is reported with its position', () => {
  expect(formatted(checkSectionCounts(yaml('sections: none'), 'contacts'))).toEqual([
    'a.yaml:1:11 sections: The list is empty: this page would show nothing.',
  ]);
});

it('a legal page needs no sections', () => {
  expect(checkSectionCounts(yaml('sections: []'), 'privacyPolicy')).toEqual([]);
});

it('a page that the specification does not count may have any', () => {
  expect(checkSectionCounts(yaml('sections: [{ kind: hero }]'), 'trade')).toEqual([]);
});
