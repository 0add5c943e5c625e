import { type Price, priceTable } from '../interventions';
import { compileHint } from '../../../src/gatsby/interventions/compile-hint';

const withAll: Price = {
  pageScript: 78_000,
  formScript: 108_000,
  scriptBeforeLoad: 4_000,
  html: 7_200,
  styles: 7_700,
  clickToHeading: 100,
};

it('shows what the site weighs, and by how much each price changes without an intervention', () => {
  const price = { ...withAll, pageScript: 91_040, html: 7_100, clickToHeading: 121 };
  const [, , all, without] = priceTable({ withAll, without: [{ intervention: compileHint, price }] }).split('\n');
  expect(all).toBe('| (all applied) | 78.0 | 108.0 | 4.0 | 7.2 | 7.7 | 100 |  |');
  expect(without).toBe(
    '| [compile-hint](../src/gatsby/interventions/compile-hint.ts) | +13.0 | 0.0 | 0.0 | −0.1 | 0.0 | +21 | time |',
  );
});
