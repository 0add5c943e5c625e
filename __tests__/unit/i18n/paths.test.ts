import { parsePath, routesAbove } from '../../../src/i18n/paths';

test.each([
  ['/', 'bare', ''],
  ['/de', 'de', ''],
  ['/fr/trade/faq', 'fr', 'trade/faq'],
  ['/DE/terms', 'bare', 'DE/terms'],
  ['//evil.example/de', 'bare', 'evil.example/de'],
  ['/de//evil.example', 'de', 'evil.example'],
  ['/\\evil.example', 'bare', 'evil.example'],
])('the path %s has the language prefix “%s” (“bare”: none), and the rest “%s”', (pathname, tree, rest) => {
  expect(parsePath(pathname)).toEqual({ tree, rest });
});

test.each([
  ['terms', []],
  ['faq', ['trade']],
] as const)('the page “%s” has the parent pages %j', (route, above) => {
  expect(routesAbove(route)).toEqual(above);
});
