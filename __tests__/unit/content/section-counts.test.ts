import { findMiscounts } from '../../../src/content/section-counts';
import type { RouteId } from '../../../src/routes';
import { formatProblem } from '../../../src/content/problem';
import { yaml } from './formatted';

const questions = (count: number): string =>
  `[{ kind: hero }, { kind: accordion, items: [${Array(count).fill('a').join(', ')}] }]`;

it.each<[sections: string, RouteId, expected: string[], isTooLong: boolean]>([
  [questions(6), 'faq', [], false],
  [
    questions(5),
    'faq',
    ['1:54 sections[1].items: There are 5 items here, but this page has 6 by specification.'],
    false,
  ],
  [
    questions(7),
    'faq',
    ['1:54 sections[1].items: There are 7 items here, but this page has 6 by specification.'],
    true,
  ],
  ['[{ kind: hero }, none]', 'faq', ['1:11 sections: A section of kind “accordion” is missing on this page.'], false],
  ['[]', 'contacts', ['1:11 sections: The list is empty: this page would show nothing.'], false],
  ['[]', 'privacyPolicy', [], false],
])(
  'for the sections %s on the page %s, the content check of their number reports %j',
  (sections, route, expected, isTooLong) => {
    const found = findMiscounts(yaml(`sections: ${sections}`), route);
    expect(found.map(({ problem }) => formatProblem(problem))).toEqual(expected.map((line) => `a.yaml:${line}`));
    expect(found.some((miscount) => miscount.isTooLong)).toBe(isTooLong);
  },
);
