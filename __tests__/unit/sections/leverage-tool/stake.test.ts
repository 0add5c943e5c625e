import { readContentFiles } from '../../../../src/content/content-files';
import { parseSettings } from '../../../../src/content/settings';
import { resultOf } from '../../../../src/sections/leverage-tool/arithmetic';
import {
  defaultStake,
  readStakeField,
  stakeInAddress,
  stakeLimits,
} from '../../../../src/sections/leverage-tool/stake';

it.each([
  [500, 10, 5, { position: 5000, change: 250, changePercent: 50, moveThatTakesAll: 10, beyond: 0 }],
  [100, 20, 50, { position: 2000, change: 1000, changePercent: 1000, moveThatTakesAll: 5, beyond: 900 }],
  [100, 1, 100, { position: 100, change: 100, changePercent: 100, moveThatTakesAll: 100, beyond: 0 }],
])(
  'the leverage calculator computes for %d euros, a leverage of 1:%d and a price move of %d%% the result %j',
  (money, leverage, move, result) => {
    expect(resultOf({ money, leverage, move })).toEqual(result);
  },
);

it.each([
  ['leverage', '10', 10],
  ['leverage', '1 : 2.5', 2.5],
  ['leverage', '21', 'outOfRange'],
  ['move', '0', 0],
  ['move', '100', 100],
  ['move', '100.1', 'outOfRange'],
  ['move', '-5', 'outOfRange'],
  ['money', '1,000', 1000],
  ['money', '0', 'outOfRange'],
  ['money', '\u202d1,000\u202c', 1000],
  ['money', '٢٥٠', 250],
  ['leverage', '１：１０', 10],
  ['money', '', 'notANumber'],
  ['money', 'a lot', 'notANumber'],
] as const)('the leverage calculator’s field %s reads “%s” as %s', (field, text, value) => {
  expect(readStakeField(field, text, 'en')).toBe(value);
});

it.each([
  ['?money=1000&leverage=12&move=2.5', { money: 1000, leverage: 12, move: 2.5 }],
  ['?money=&leverage=50', defaultStake],
  ['?leverage=abc&move=-1', defaultStake],
  ['?leverage=Infinity', defaultStake],
])('the leverage calculator reads from the URL query %s the values %j, defaults for invalid ones', (search, stake) => {
  expect(stakeInAddress(search)).toEqual(stake);
});

it('the leverage calculator allows leverages between the lowest and the highest in the site’s settings', () => {
  const { leverageMin, leverageMax } = parseSettings(readContentFiles('.').settings).figures;
  expect(stakeLimits.leverage).toEqual({ min: leverageMin?.value, max: leverageMax?.value });
});
