import { readAddress } from '../../../src/i18n/read-address';

test.each([
  ['/', 'no language prefix', 'the page “home”', 'bare', 'home'],
  ['/fr', 'the language prefix “fr”', 'the page “home”', 'fr', 'home'],
  ['/DE//Trade/FAQ/', 'the language prefix “de”', 'the page “faq”', 'de', 'faq'],
  ['/en/auth/2fa.html', 'the language prefix “en”', 'the page “twoFactor”', 'en', 'twoFactor'],
  ['/terms%C2%A0', 'no language prefix', 'the page “terms”', 'bare', 'terms'],
  ['/terms%E2%80%9D', 'no language prefix', 'the page “terms”', 'bare', 'terms'],
  ['/fr/terms%C2%A0%C2%BB', 'the language prefix “fr”', 'the page “terms”', 'fr', 'terms'],
  ['/de/market%E2%80%A6', 'the language prefix “de”', 'the page “market”', 'de', 'market'],
  ['/en/terms%EF%BC%89%E3%80%82', 'the language prefix “en”', 'the page “terms”', 'en', 'terms'],
  ['/terms_', 'no language prefix', 'the page “terms”', 'bare', 'terms'],
  ['/terms`', 'no language prefix', 'the page “terms”', 'bare', 'terms'],
  ['/%C3%A9', 'no language prefix', 'no page', 'bare', undefined],
  ['/%E9%96%A2', 'no language prefix', 'no page', 'bare', undefined],
  ['/terms%A0', 'no language prefix', 'no page', 'bare', undefined],
  ['/xx/terms', 'no language prefix', 'no page', 'bare', undefined],
])('the path %s has %s and leads to %s', (pathname, _prefix, _page, tree, route) => {
  expect(readAddress(pathname)).toMatchObject({ tree, route });
});

test.each([
  ['/404.html', '/404.html'],
  ['/DE/404', '/de/404'],
  ['/DE/No/Such/Page', '/de/No/Such/Page'],
  ['/de/%fc', '/de/%FC'],
])('the path %s leads to no page; its normal form is %s', (pathname, path) => {
  expect(readAddress(pathname)).toMatchObject({ route: undefined, path });
});
