import { findMiscounts } from '../../../../src/content/page/section-counts';
import type { RouteId } from '../../../../src/routes';
import { formatProblem } from '../../../../src/content/problem';
import { yaml } from '../formatted';

const questions = (count: number): string =>
  `[{ kind: hero }, { kind: accordion, items: [${Array(count).fill('a').join(', ')}] }]`;

it.each<[what: string, sections: string, RouteId]>([
  ['six questions on the FAQ page, as specified', questions(6), 'faq'],
  ['a legal page without sections', '[]', 'privacyPolicy'],
])('the content check accepts %s', (_what, sections, route) => {
  expect(findMiscounts(yaml(`sections: ${sections}`), route)).toEqual([]);
});

it.each<[what: string, sections: string, RouteId, message: string]>([
  ['five questions instead of six on the FAQ page', questions(5), 'faq', '1:54 sections[1].items: There are 5 items'],
  ['seven questions instead of six on the FAQ page', questions(7), 'faq', '1:54 sections[1].items: There are 7 items'],
  [
    'an FAQ page without an accordion',
    '[{ kind: hero }, none]',
    'faq',
    '1:11 sections: A section of kind “accordion” is missing',
  ],
  [
    'a contact page without sections',
    '[]',
    'contacts',
    '1:11 sections: The list is empty: this page would show nothing',
  ],
])('the content check reports %s', (_what, sections, route, message) => {
  const found = findMiscounts(yaml(`sections: ${sections}`), route);
  expect(found.map(({ problem }) => formatProblem(problem))).toEqual([expect.stringContaining(`a.yaml:${message}`)]);
});

it('findMiscounts marks a list as too long only if it has more items than specified, not if it has fewer or is missing', () => {
  const tooLong = [questions(5), questions(7), '[]'].map((sections) =>
    findMiscounts(yaml(`sections: ${sections}`), 'faq').map(({ isTooLong }) => isTooLong),
  );
  expect(tooLong).toEqual([[false], [true], [false]]);
});
