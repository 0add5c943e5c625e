import fc from 'fast-check';
import { canStartApp, normalPath, pagePathAt, readAddress, redirectOf } from '../../../src/i18n/address';
import { locales } from '../../../src/i18n/locales';
import { switchLocale } from '../../../src/i18n/paths';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const anyLocale = fc.constantFrom(...locales);

/** Parts of paths that attackers or broken mail programs may produce. */
const pieces = ['/', '//', '\\', '%5c', '%2F', '%2e', '.', '..', '%', '%zz', '%ff', '%00', '%25', '%3F', '%23'];
const words = ['de', 'DE', 'xx', 'terms', 'trade', 'faq', '404', 'index', '.html', 'evil.example', ':', '@', '*', ' '];
const anyPath = fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 10 }).map((parts) => `/${parts.join('')}`);

it.each([
  ['/de/terms', '/de/terms', true],
  ['/de/no/such/page', '/de/404', true],
  ['/no/such/page', '/404.html', true],
  ['/de/no/such/page', '/404.html', false],
  ['/de/terms', '/404.html', false],
  ['/de/100%25', '/de/404', false],
  ['/de/%C3%BC', '/de/404', false],
  ['/a/:uri', '/404.html', false],
])(
  'at the path %s, with the HTML of the page %s, React may start (true) or must not (false): %s',
  (pathname, pagePath, may) => {
    expect(canStartApp(pathname, pagePath)).toBe(may);
  },
);

test.each([
  ['/404.html', '/404.html'],
  ['/DE/404', '/de/404'],
  ['/DE/No/Such/Page', '/de/No/Such/Page'],
  ['/de/%fc', '/de/%FC'],
])('the path %s belongs to no page, and its correct spelling is %s', (pathname, path) => {
  expect(readAddress(pathname)).toMatchObject({ route: undefined, path });
});

test.each([
  ['/', undefined, '/en'],
  ['/', 'de', '/de'],
  ['/terms', 'fr', '/fr/terms'],
  ['/terms', 'en', undefined],
  ['/terms', undefined, undefined],
  ['/no/such/page', 'de', '/de/no/such/page'],
  ['/de/terms', 'fr', undefined],
  ['/fr/no/such/page', 'de', undefined],
  ['/xx', undefined, '/en'],
  ['/xx/index.html', undefined, '/en'],
  ['/xx/trade/faq', 'fr', '/fr'],
  ['/xx/yy/terms', undefined, undefined],
  ['/picture.png/terms', undefined, undefined],
  ['//de/auth/reset-password', undefined, '/de/auth/reset-password'],
  ['/de//terms/', 'fr', '/de/terms'],
  ['/DE/Terms', undefined, '/de/terms'],
  ['/en/about-us.html', undefined, '/en/about-us'],
  ['/x/../trade', undefined, '/trade'],
  ['/de%2fmarket', undefined, '/de/market'],
  ['/de/terms%3Fx=1', undefined, undefined],
  ['/de/100%25', undefined, undefined],
  ['/de/100%', undefined, '/de/100%25'],
] as const)(
  'the path %s, visited with “%s” as stored language, redirects to %s (undefined: no redirect)',
  (pathname, stored, target) => {
    expect(redirectOf(at(pathname), stored)).toBe(target);
  },
);

it('a redirect to the stored language keeps query and hash', () => {
  expect(redirectOf(at('/terms', '?x=1', '#faq'), 'de')).toBe('/de/terms?x=1#faq');
  expect(redirectOf(at('/xx/terms', '?x=1', '#faq'), 'de')).toBe('/de?x=1#faq');
});

it('a redirect drops the e-mail and token of a password reset link on pages where no password is reset', () => {
  const secret = '?x=1&email=a%40b.c&token=t';
  expect(redirectOf(at('/es/auth/reset-password', secret), undefined)).toBe('/en?x=1');
  expect(redirectOf(at('/de/auth/login', '?token=t', '#main'), undefined)).toBe('/de/auth/login#main');
  expect(redirectOf(at('/auth/reset-password', secret), 'de')).toBe(`/de/auth/reset-password${secret}`);
  expect(redirectOf(at('/de/auth/reset-password', secret), undefined)).toBeUndefined();
});

it('any path redirects at most once, keeps query and hash, and never leads to another host', () => {
  fc.assert(
    fc.property(anyPath, fc.option(anyLocale, { nil: undefined }), (pathname, stored) => {
      const target = redirectOf(at(pathname, '?x=1&y=%2F', '#faq'), stored) ?? '/?x=1&y=%2F#faq';
      const [, path = '', suffix] = /^([^?]*)(.*)$/.exec(target) ?? [];
      expect(suffix).toBe('?x=1&y=%2F#faq');
      if (path !== '/') expect(redirectOf(at(path), stored)).toBeUndefined();
      const others = [readAddress(pathname).path, normalPath(pathname), pagePathAt(pathname)];
      for (const clean of [path, ...others, switchLocale(pathname, 'de')]) {
        expect(new URL(clean, 'https://site.example').host).toBe('site.example');
        expect(clean).toMatch(/^\/(?![/\\])/);
      }
    }),
    { numRuns: 3000 },
  );
});
