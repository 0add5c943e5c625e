import { routesAbove } from '../../../src/i18n/paths';

test('the page “faq” at /trade/faq has the parent page “trade”', () => {
  expect(routesAbove('faq')).toEqual(['trade']);
});

test('the page “terms” at /terms has no parent page', () => {
  expect(routesAbove('terms')).toEqual([]);
});
