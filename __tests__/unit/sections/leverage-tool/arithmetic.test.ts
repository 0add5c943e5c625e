import { resultOf } from '../../../../src/sections/leverage-tool/arithmetic';
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
