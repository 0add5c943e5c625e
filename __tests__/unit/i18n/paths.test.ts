import { routesAbove } from '../../../src/i18n/paths';

test.each([
  ['terms', []],
  ['faq', ['trade']],
] as const)('the page “%s” has the parent pages %j', (route, above) => {
  expect(routesAbove(route)).toEqual(above);
});
