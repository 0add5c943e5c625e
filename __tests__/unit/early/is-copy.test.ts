/** @jest-environment jsdom */
import type {} from '../../../src/gatsby-runtime/globals';
import { isCopy } from '../../../src/early/is-copy';

it.each([
  ['a web archive', '/web/2024/https://velmarch.example/de/terms', '/de/terms', true],
  ['a web archive, of a path with a slash at the end', '/web/2024/http:/velmarch.example/en/', '/en', true],
  ['a proxy that adds a prefix', '/proxy/terms', '/terms', true],
  ['a mirror in a folder', '/mirror/velmarch.example/fr/trade/faq.html', '/fr/trade/faq', true],
  ['a disk', '/home/anna/Downloads/Markets%20_%20Velmarch.html', '/market', true],
  ['the site', '/de/terms', '/de/terms', false],
  ['the site, at a misspelt path', '/DE//terms/', '/de/terms', false],
  ['the site, at the path of another page after Back', '/de/market', '/de/terms', false],
  ['the site, at an unknown path', '/no/such/page', '/404.html', false],
  ['the site, at an unknown path of a language', '/de/no/such/page', '/de/404', false],
  ['the site, at a path in an unknown language', '/xx/terms', '/404.html', false],
  ['gatsby develop, at an unknown path', '/no/such/page', undefined, false],
])('in %s, a document at %s with the page %s is a copy: %s', (_place, pathname, pagePath, expected) => {
  window.history.replaceState(null, '', pathname);
  window.pagePath = pagePath;
  expect(isCopy()).toBe(expected);
});
