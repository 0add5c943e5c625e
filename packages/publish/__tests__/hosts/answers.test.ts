import fc from 'fast-check';
import { answerTo, notFoundFile, parseTarget } from '../../hosts/answers';

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
    ['/terms/', redirect(308, '/terms')],
    ['/de/', redirect(308, '/de')],
    ['/terms.html', redirect(308, '/terms')],
    ['/index.html', redirect(308, '/')],
    ['/xx', redirect(302, '/')],
    ['/xx/terms', redirect(302, '/')],
    ['/xx/trade/faq', redirect(302, '/')],
    ['/\\host', file('/404.html', 404)],
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
        const answer = target && answerTo(target.pathname, () => true);
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
    ['/terms?x=1&y', { pathname: '/terms', search: '?x=1&y' }],
    ['/terms?', { pathname: '/terms', search: '' }],
    ['/a?b?c', { pathname: '/a', search: '?b?c' }],
    ['//host', { pathname: '//host', search: '' }],
    ['/%5chost/', { pathname: '/%5chost/', search: '' }],
    ['http://evil.test/terms', { pathname: '/terms', search: '' }],
    ['/terms#x', { pathname: '/terms', search: '' }],
  ])('%s is understood', (target, understood) => {
    expect(parseTarget(target)).toEqual(understood);
  });

  it.each(['*', 'terms', ''])('%s is refused', (target) => {
    expect(parseTarget(target)).toBeUndefined();
  });
});

it('has a not-found page for each tree', () => {
  expect(notFoundFile('fr')).toBe('/fr/404.html');
  expect(notFoundFile('bare')).toBe('/404.html');
});
