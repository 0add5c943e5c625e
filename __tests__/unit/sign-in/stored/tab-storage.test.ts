/** @jest-environment jsdom */

import type * as TabStorage from '../../../../src/sign-in/stored/tab-storage';

/** A step in the life of a tab, in minutes: time passes, the system clock is changed, or another document loads. */
interface Step {
  passes?: number;
  asleep?: number;
  set?: number;
  loads?: boolean;
}

const minute = 60_000;
const limit = 10 * minute;
const hour = 60;

let wall = 0;
let ticks = 0;

/** Loads the module as a new document does: with its own memory and `performance.now()`. */
function loadDocument(): typeof TabStorage {
  ticks = 0;
  let loaded: typeof TabStorage | undefined;
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof TabStorage>('../../../../src/sign-in/stored/tab-storage');
  });
  return loaded!;
}

beforeEach(() => {
  wall = 1_790_000_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => wall);
  jest.spyOn(performance, 'now').mockImplementation(() => ticks);
  window.sessionStorage.clear();
});

afterEach(() => jest.restoreAllMocks());

/** Saves a value, reads it after each step, and returns the result of the last read. */
function readAfter(steps: readonly Step[]): 'kept' | 'expired' | 'gone' {
  let page = loadDocument();
  page.save('key', { secret: 'x' }, limit);
  page.read('key', ['secret'], limit);
  let result: ReturnType<typeof readAfter> = 'kept';
  for (const { passes = 0, asleep = 0, set = 0, loads = false } of steps) {
    wall += (passes + asleep + set) * minute;
    ticks += passes * minute; // On some systems `performance.now()` stops while the machine sleeps.
    if (loads) page = loadDocument();
    const onExpired = () => void (result = 'expired');
    const isKept = page.read('key', ['secret'], limit, onExpired) !== undefined;
    if (!isKept) return result === 'kept' ? 'gone' : result;
  }
  return result;
}

it.each<[ReturnType<typeof readAfter>, string, Step[]]>([
  ['kept', '9 minutes', [{ passes: 9 }]],
  ['expired', '10 minutes', [{ passes: 10 }]],
  ['kept', 'the clock was set back by 2 seconds', [{ set: -1 / 30 }]],
  ['kept', 'the clock was set back by a day and the page reloaded', [{ set: -24 * hour, loads: true }]],
  [
    'kept',
    '9 minutes in which the clock was set back and the page reloaded',
    [
      { passes: 4, set: -hour },
      { passes: 5, loads: true },
    ],
  ],
  [
    'expired',
    '10 minutes in which the clock was set back twice and the page reloaded',
    [{ passes: 5, set: -hour }, { loads: true }, { passes: 5, set: -hour }],
  ],
  [
    'expired',
    'the clock was set back, the page reloaded, the clock set right, and 10 minutes passed',
    [{ set: -hour }, { loads: true, set: hour }, { passes: 10 }],
  ],
  ['expired', '10 minutes of sleep of the computer', [{ asleep: 10 }]],
])('a value stored in the tab with a lifetime of 10 minutes is %s after %s', (result, _what, steps) => {
  expect(readAfter(steps)).toBe(result);
});

it.each([
  { secret: 'x', left: limit + 1, at: 1_790_000_000_000 },
  { secret: 'x', left: limit, at: 'now' },
  { secret: 1, left: 0, at: 0 },
  { secret: 'x' },
  [],
  null,
])('the invalid value %j in sessionStorage is read as missing, not as expired, and is deleted', (value) => {
  window.sessionStorage.setItem('key', JSON.stringify(value));
  const onExpired = jest.fn();
  expect(loadDocument().read('key', ['secret'], limit, onExpired)).toBeUndefined();
  expect(onExpired).not.toHaveBeenCalled();
  expect(window.sessionStorage).toHaveLength(0);
});
