import { isCurrent, parsePath, routePath, routesAbove } from '../../../src/i18n/paths';

test.each([
  ['home', 'bare', '/'],
  ['home', 'de', '/de'],
  ['terms', 'bare', '/terms'],
  ['faq', 'fr', '/fr/trade/faq'],
] as const)('the path of %s in the tree %s is %s', (route, tree, path) => {
  expect(routePath(route, tree)).toBe(path);
});

test.each([
  ['/', 'bare', ''],
  ['/de', 'de', ''],
  ['/fr/trade/faq', 'fr', 'trade/faq'],
  ['/DE/terms', 'bare', 'DE/terms'],
  ['//evil.example/de', 'bare', 'evil.example/de'],
  ['/de//evil.example', 'de', 'evil.example'],
  ['/\\evil.example', 'bare', 'evil.example'],
])('%s is in the tree %s, at “%s”', (pathname, tree, rest) => {
  expect(parsePath(pathname)).toEqual({ tree, rest });
});

test.each([
  ['trade', 'trade', true],
  ['trade', 'faq', true],
  ['trade', 'terms', false],
  ['faq', 'trade', false],
] as const)('the menu item %s on the page %s is current: %s', (item, route, current) => {
  expect(isCurrent(item, route)).toBe(current);
});

test.each([
  ['terms', []],
  ['faq', ['trade']],
] as const)('above %s stand %s', (route, above) => {
  expect(routesAbove(route)).toEqual(above);
});
