import fc from 'fast-check';
import { pagePathAt } from '../../../src/gatsby-runtime/router';
import { normalPath, readAddress } from '../../../src/i18n/read-address';
import { addressIn } from '../../../src/i18n/language-link';
import { locales } from '../../../src/i18n/locales';
import { redirectOf } from '../../../src/i18n/redirect';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });
const anyLocale = fc.constantFrom(...locales);

/** Parts of paths that attackers or broken mail programs may produce. */
const pieces = ['/', '//', '\\', '%5c', '%2F', '%2e', '.', '..', '%', '%zz', '%ff', '%00', '%25', '%3F', '%23'];
const words = ['de', 'DE', 'xx', 'terms', 'trade', 'faq', '404', 'index', '.html', 'evil.example', ':', '@', '*', ' '];
const anyPath = fc.array(fc.constantFrom(...pieces, ...words), { maxLength: 10 }).map((parts) => `/${parts.join('')}`);

test.each([
  ['/', 'de', '/de'],
  ['/terms', 'fr', '/fr/terms'],
  ['/no/such/page', 'de', '/de/no/such/page'],
  ['/xx/trade/faq', 'fr', '/fr'],
] as const)('the path %s, visited with the stored language “%s”, redirects to %s', (pathname, stored, target) => {
  expect(redirectOf(at(pathname), stored)).toBe(target);
});

test.each([
  ['/', '/en'],
  ['/xx', '/en'],
  ['/xx/index.html', '/en'],
  ['/DE/Terms', '/de/terms'],
  ['/x/../trade', '/trade'],
  ['/de%2fmarket', '/de/market'],
  ['/de/100%', '/de/100%25'],
])('the path %s, visited without a stored language, redirects to %s', (pathname, target) => {
  expect(redirectOf(at(pathname), undefined)).toBe(target);
});

test.each([
  ['/terms', 'en'],
  ['/de/terms', 'fr'],
  ['/fr/no/such/page', 'de'],
] as const)('the path %s, visited with the stored language “%s”, does not redirect', (pathname, stored) => {
  expect(redirectOf(at(pathname), stored)).toBeUndefined();
});

test.each(['/terms', '/xx/yy/terms', '/picture.png/terms', '/de/terms%3Fx=1', '/de/100%25'])(
  'the path %s, visited without a stored language, does not redirect',
  (pathname) => {
    expect(redirectOf(at(pathname), undefined)).toBeUndefined();
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
      for (const clean of [path, ...others, addressIn('de', at(pathname))]) {
        expect(new URL(clean, 'https://site.example').host).toBe('site.example');
        expect(clean).toMatch(/^\/(?![/\\])/);
      }
    }),
    { numRuns: 3000 },
  );
});
