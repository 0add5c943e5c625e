import { locales } from '../../src/i18n/locales';
import type { RouteId } from '../../src/routes';
import { pageOf } from './built-site';

/** A selector and how often the specification wants it on a page. */
const counts: readonly [route: RouteId, what: string, selector: string, count: number][] = [
  ['analysis', 'questions', 'main details', 5],
  ['technicalAnalysis', 'questions', 'main details', 5],
  ['faq', 'questions', 'main details', 6],
];

describe.each(locales)('in the tree %s', (tree) => {
  test.each(counts)('%s has its %s', (route, _what, selector, count) => {
    expect(pageOf(route, tree).$(selector)).toHaveLength(count);
  });
});
