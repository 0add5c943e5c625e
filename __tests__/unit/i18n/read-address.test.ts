import { readAddress } from '../../../src/i18n/read-address';

test.each([
  ['/', 'no language prefix', 'the page “home”', 'bare', 'home'],
  ['/fr', 'the language prefix “fr”', 'the page “home”', 'fr', 'home'],
  ['/DE//Trade/FAQ/', 'the language prefix “de”', 'the page “faq”', 'de', 'faq'],
  ['/en/auth/2fa.html', 'the language prefix “en”', 'the page “twoFactor”', 'en', 'twoFactor'],
  ['/xx/terms', 'no language prefix', 'no page', 'bare', undefined],
])('the path %s has %s and leads to %s', (pathname, _prefix, _page, tree, route) => {
  expect(readAddress(pathname)).toMatchObject({ tree, route });
});

test.each([
  ['/404.html', '/404.html'],
  ['/DE/404', '/de/404'],
  ['/DE/No/Such/Page', '/de/No/Such/Page'],
  ['/de/%fc', '/de/%FC'],
])('the path %s leads to no page, and is normalised to %s', (pathname, path) => {
  expect(readAddress(pathname)).toMatchObject({ route: undefined, path });
});
