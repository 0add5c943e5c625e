import { routesAbove } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';

it.each<[RouteId, RouteId[]]>([
  ['home', []],
  ['terms', []],
  ['trade', []],
  ['faq', ['trade']],
  ['registerConfirmed', ['register']],
  ['accessibility', []],
])('above %s stand %s', (route, above) => {
  expect(routesAbove(route)).toEqual(above);
});
