/** @jest-environment jsdom */
import type {} from '../../../src/gatsby-runtime/globals';
import { isMirrored } from '../../../src/early/is-mirrored';

/** Mocks the navigation entry, which jsdom lacks: one with this path, or none. */
const request = (path?: string) => {
  performance.getEntriesByType = () => (path ? [{ name: `http://localhost${path}` } as PerformanceEntry] : []);
};

it('isMirrored is false if Back has changed the URL to an unknown path before the scripts of the page ran', () => {
  request('/de/terms');
  window.history.replaceState(null, '', '/no/such/page');
  window.pagePath = '/de/terms';
  expect(isMirrored()).toBe(false);
});

it.each([
  ['a web archive', '/web/2024/https://velmarch.example/de/terms', '/de/terms', true],
  ['a web archive of a path with a slash at the end', '/web/2024/http:/velmarch.example/en/', '/en', true],
  ['a proxy that adds a prefix', '/proxy/terms', '/terms', true],
  ['a file on a disk', '/C:/Downloads/Markets%20_%20Velmarch.html', '/market', true],
  ['the site', '/de/terms', '/de/terms', false],
  ['the site, at a misspelt path', '/DE//terms/', '/de/terms', false],
  ['the site, at the path of another page after Back', '/de/market', '/de/terms', false],
  ['the site, at an unknown path', '/no/such/page', '/404.html', false],
  ['the site, at a path in an unknown language', '/xx/terms', '/404.html', false],
  ['gatsby develop, at an unknown path', '/no/such/page', undefined, false],
])(
  'for %s (path %s, HTML of the page %s), isMirrored (“not on the site itself”) returns %s',
  (_place, pathname, pagePath, expected) => {
    request();
    window.history.replaceState(null, '', pathname);
    window.pagePath = pagePath;
    expect(isMirrored()).toBe(expected);
  },
);
