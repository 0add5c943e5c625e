import fc from 'fast-check';
import { resultOf, type Stake } from '../../../../src/sections/leverage-tool/arithmetic';

const stakes: fc.Arbitrary<Stake> = fc.record({
  money: fc.integer({ min: 1, max: 1_000_000 }),
  leverage: fc.integer({ min: 1, max: 20 }),
  move: fc.integer({ min: 0, max: 100 }),
});

it.each([
  [
    { money: 500, leverage: 10, move: 5 },
    { position: 5000, change: 250, changePercent: 50, moveThatTakesAll: 10, beyond: 0 },
  ],
  [
    { money: 100, leverage: 20, move: 1 },
    { position: 2000, change: 20, changePercent: 20, moveThatTakesAll: 5, beyond: 0 },
  ],
  [
    { money: 100, leverage: 20, move: 50 },
    { position: 2000, change: 1000, changePercent: 1000, moveThatTakesAll: 5, beyond: 900 },
  ],
  [
    { money: 100, leverage: 1, move: 100 },
    { position: 100, change: 100, changePercent: 100, moveThatTakesAll: 100, beyond: 0 },
  ],
])('works out %j', (stake, result) => {
  expect(resultOf(stake)).toEqual(result);
});

it('loses exactly the money put in at the move that takes all', () => {
  fc.assert(
    fc.property(stakes, (stake) => {
      const { moveThatTakesAll } = resultOf(stake);
      expect(resultOf({ ...stake, move: moveThatTakesAll }).change).toBeCloseTo(stake.money, 6);
    }),
  );
});

it('splits a loss into the money put in and what lies beyond it', () => {
  fc.assert(
    fc.property(stakes, (stake) => {
      const { change, beyond } = resultOf(stake);
      expect(Math.min(change, stake.money) + beyond).toBeCloseTo(change, 6);
    }),
  );
});
