import { canonicalPath, isCurrent, parsePath, routePath, routesAbove } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';
describe('the path of a page', () => {
  test.each([
    ['home', 'bare', '/'],
    ['home', 'en', '/en'],
    ['home', 'de', '/de'],
    ['terms', 'bare', '/terms'],
    ['faq', 'fr', '/fr/trade/faq'],
    ['forgotPasswordSent', 'en', '/en/auth/forgot-password/email-successfully'],
  ] as const)('of %s in the tree %s is %s', (route, tree, path) => {
    expect(routePath(route, tree)).toBe(path);
  });

  it('is canonical in the tree named after its locale, never in the bare one', () => {
    expect(canonicalPath('terms', 'bare')).toBe('/en/terms');
    expect(canonicalPath('terms', 'fr')).toBe('/fr/terms');
  });
});

describe('taking a path apart', () => {
  test.each([
    ['/', 'bare', ''],
    ['/de', 'de', ''],
    ['/fr/trade/faq', 'fr', 'trade/faq'],
    ['/DE/terms', 'bare', 'DE/terms'],
    ['//evil.example/de', 'bare', 'evil.example/de'],
    ['/de//evil.example', 'de', 'evil.example'],
    ['/\\evil.example', 'bare', 'evil.example'],
  ])('of %s gives the tree %s and “%s”', (pathname, tree, rest) => {
    expect(parsePath(pathname)).toEqual({ tree, rest });
  });
});

describe('a menu item', () => {
  test.each([
    ['trade', 'trade', true],
    ['trade', 'faq', true],
    ['trade', 'terms', false],
    ['faq', 'trade', false],
    ['home', 'home', true],
  ] as const)('%s on the page %s is current: %s', (item, route, current) => {
    expect(isCurrent(item, route)).toBe(current);
  });
});

it.each<[RouteId, RouteId[]]>([
  ['terms', []],
  ['faq', ['trade']],
  ['accessibility', []],
])('above %s stand %s', (route, above) => {
  expect(routesAbove(route)).toEqual(above);
});
