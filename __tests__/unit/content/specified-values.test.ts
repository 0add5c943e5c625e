import { settings } from '../../support/page-copy';

/* What settings say against what the specification says: a slip of a digit is a false claim. */

const claims = {
  leverageMax: 20,
  orderProcessing: 50,
  instruments: 200,
  stocks: 100,
  cryptocurrencies: 40,
  indices: 20,
  currencyPairs: 50,
  activeTraders: 17_500,
  yearsOnMarket: 5,
  clientAssets: 450_000_000,
};

it.each(Object.entries(claims))('the figure %s stays near the %i of the specification', (name, claim) => {
  const value = settings.figures[name]?.value;
  expect(value).toBeGreaterThan(claim / 2);
  expect(value).toBeLessThan(claim * 2);
});

it('the office has the place and the hours of the specification', () => {
  expect(settings.company.map).toEqual({ latitude: 40.785, longitude: -73.968, zoom: 17 });
  expect(settings.company.hours).toMatchObject({ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' });
});
