import { readAddress } from '../../../src/i18n/address';

test.each([
  ['/', 'bare', 'home'],
  ['/fr', 'fr', 'home'],
  ['/DE//Trade/FAQ/', 'de', 'faq'],
  ['/en/auth/2fa.html', 'en', 'twoFactor'],
  ['/xx/terms', 'bare', undefined],
])('the path %s has the language prefix “%s” (“bare”: none) and leads to the page “%s”', (pathname, tree, route) => {
  expect(readAddress(pathname)).toMatchObject({ tree, route });
});

test.each([
  ['/404.html', '/404.html'],
  ['/DE/404', '/de/404'],
  ['/DE/No/Such/Page', '/de/No/Such/Page'],
  ['/de/%fc', '/de/%FC'],
])('no page has the path %s, whose normalised form is %s', (pathname, path) => {
  expect(readAddress(pathname)).toMatchObject({ route: undefined, path });
});
