import { parsePath, routesAbove } from '../../../src/i18n/paths';

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
  ['terms', []],
  ['faq', ['trade']],
] as const)('in the site’s hierarchy, the pages above %s are %s', (route, above) => {
  expect(routesAbove(route)).toEqual(above);
});
