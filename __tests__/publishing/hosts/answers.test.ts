import fc from 'fast-check';
import { answerTo, notFoundFile, parseTarget } from '../../../publishing/hosts/answers';
import { redirectOf } from '../../../src/i18n/paths';

const published = new Set([
  '/index.html',
  '/terms.html',
  '/de.html',
  '/de/terms.html',
  '/robots.txt',
  '/app.js',
  '/app.js.br',
]);
const ask = (path: string) => answerTo(path, (file) => published.has(file));
const file = (name: string, status = 200) => ({ kind: 'file', status, file: name });
const redirect = (status: number, location: string) => ({ kind: 'redirect', status, location });

describe('the answer to a path', () => {
  it.each([
    ['/', file('/index.html')],
    ['/terms', file('/terms.html')],
    ['/de', file('/de.html')],
    ['/de/terms', file('/de/terms.html')],
    ['/robots.txt', file('/robots.txt')],
    ['/terms/', redirect(301, '/terms')],
    ['/de/', redirect(301, '/de')],
    ['/terms.html', redirect(301, '/terms')],
    ['/index.html', redirect(301, '/')],
    ['/xx', redirect(302, '/')],
    ['/xx/terms', redirect(302, '/')],
    ['/xx/trade/faq', redirect(302, '/')],
    ['/\\host', redirect(302, '/')],
    ['/de/nonsense', file('/de/404.html', 404)],
    ['/fr/trade/nonsense', file('/fr/404.html', 404)],
    ['/a/b', file('/404.html', 404)],
    ['/nothing.js', file('/404.html', 404)],
    ['/nothing.html', file('/404.html', 404)],
    ['/404', file('/404.html', 404)],
    ['/404.html', file('/404.html', 404)],
    ['/de/404', file('/de/404.html', 404)],
    ['/app.js.br', file('/404.html', 404)],
    ['/app.js.map', file('/404.html', 404)],
    ['/.git/config', file('/404.html', 404)],
  ])('of %s', (path, answer) => {
    expect(ask(path)).toEqual(answer);
  });

  it('sends to the root what the pages themselves would send there, and nothing else', () => {
    const segment = fc.constantFrom('xx', 'de', 'en', 'terms', 'trade', 'faq', 'auth', 'login', '404', 'a.b', 'pt-BR');
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 3 }), (segments) => {
        const path = `/${segments.join('/')}`;
        const byServer = answerTo(path, () => false);
        const byPage = redirectOf({ pathname: path, search: '', hash: '' }, undefined) === '/';
        const isErrorPage = /^(?:\/(?:de|en))?\/404$/.test(path);
        const isKnown = ['/terms', '/trade', '/trade/faq', '/auth/login'].includes(path);
        if (!isErrorPage && !isKnown) expect(byServer.kind === 'redirect').toBe(byPage);
      }),
    );
  });

  it('never leads to another host', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%5c',
      '%2f',
      'host',
      'example.com',
      '.',
      '..',
      '%2e',
      'de',
      ':',
      '@',
      '.html',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = parseTarget(`/${pieces.join('')}`);
        const answer = target && answerTo(target.path, () => true);
        if (answer?.kind !== 'redirect') return;
        expect(new URL(answer.location, 'https://site.test').host).toBe('site.test');
        expect(answer.location).toMatch(/^\/(?![/\\])/);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the target of a request line', () => {
  it.each([
    ['/terms?x=1&y', { path: '/terms', search: '?x=1&y' }],
    ['/terms?', { path: '/terms', search: '' }],
    ['/a?b?c', { path: '/a', search: '?b?c' }],
    ['//host', { path: '/host', search: '' }],
    ['/%5chost/', { path: '/\\host/', search: '' }],
    ['/de//host/', { path: '/de/host/', search: '' }],
    ['/a/../terms', { path: '/terms', search: '' }],
    ['/a/%2e%2e/terms', { path: '/terms', search: '' }],
    ['/a/.', { path: '/a/', search: '' }],
    ['http://evil.test/terms', { path: '/terms', search: '' }],
    ['/terms#x', { path: '/terms', search: '' }],
  ])('%s is understood', (target, understood) => {
    expect(parseTarget(target)).toEqual(understood);
  });

  it.each(['/%', '/%zz', '/%00', '/..', '/../etc/passwd', '/%2e%2e/etc/passwd', '*', 'terms', ''])(
    '%s is refused',
    (target) => {
      expect(parseTarget(target)).toBeUndefined();
    },
  );
});

it('speaks the language of the tree when nothing is found', () => {
  expect(notFoundFile('/fr/x')).toBe('/fr/404.html');
  expect(notFoundFile('/french/x')).toBe('/404.html');
  expect(notFoundFile('/de\\x')).toBe('/404.html');
});
