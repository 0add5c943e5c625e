import { findMiscounts, sectionCounts } from '../../../src/content/section-counts';
import type { RouteId } from '../../../src/routes';
import { formatted, yaml } from './formatted';

const reported = (text: string, route: RouteId): string[] =>
  formatted(findMiscounts(yaml(text), route).map(({ problem }) => problem));

const questions = (count: number): string =>
  `sections: [{ kind: hero }, { kind: accordion, items: [${Array(count).fill('a').join(', ')}] }]`;

it('the lists that the specification counts are these', () => {
  expect(sectionCounts).toEqual({
    home: { steps: { steps: 4 }, panels: { panels: 4 }, instruments: { rows: 5 } },
    terms: { cards: { cards: 4 } },
    market: { 'instrument-search': { cards: 5 }, cards: { cards: 6 } },
    fundamentals: { 'link-cards': { cards: 2 } },
    analysis: { intro: { columns: 2 }, accordion: { items: 5 } },
    technicalAnalysis: { cards: { cards: 3 }, accordion: { items: 5 } },
    faq: { accordion: { items: 6 } },
    about: { cards: { cards: 4 }, panels: { panels: 4 }, 'image-cards': { cards: 5 }, 'split-cards': { cards: 2 } },
  });
});

it.each([
  [5, false],
  [7, true],
])('of six questions, %i are reported, and whether they are too many: %s', (count, isTooLong) => {
  expect(reported(questions(6), 'faq')).toEqual([]);
  expect(reported(questions(count), 'faq')).toEqual([
    `a.yaml:1:54 sections[1].items: There are ${count} items here, but this page has 6 by specification.`,
  ]);
  expect(findMiscounts(yaml(questions(count)), 'faq')).toEqual([expect.objectContaining({ isTooLong })]);
});

it('a section that the specification counts must be there', () => {
  expect(reported('sections: [{ kind: hero }, none]', 'faq')).toEqual([
    'a.yaml:1:11 sections: A section of kind “accordion” is missing on this page.',
  ]);
});

it('a page without visible content is reported', () => {
  expect(reported('sections: []', 'contacts')).toEqual([
    'a.yaml:1:11 sections: The list is empty: this page would show nothing.',
  ]);
  expect(reported('sections: []', 'privacyPolicy')).toEqual([]);
});
