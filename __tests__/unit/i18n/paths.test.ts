import { routesAbove } from '../../../src/i18n/paths';

it('the page at /trade/faq has the parent page “trade”, and the page at /terms has none', () => {
  expect(routesAbove('faq')).toEqual(['trade']);
  expect(routesAbove('terms')).toEqual([]);
});
