import { perObject } from '../../../src/content/remember';

const one = { name: 'one' };
const other = { name: 'other' };

it('a function cached by perObject runs once for each combination of argument objects', () => {
  const find = jest.fn((first: { name: string }, second: { name: string }) => `${first.name} ${second.name}`);
  const remembered = perObject((first: { name: string }, second: { name: string }) => find(first, second));
  const pairs = [
    [one, other],
    [other, one],
    [one, { ...other }],
    [one, other],
  ] as const;
  expect(pairs.map(([first, second]) => remembered(first, second))).toEqual([
    'one other',
    'other one',
    'one other',
    'one other',
  ]);
  expect(find).toHaveBeenCalledTimes(3);
});

it('a function with one parameter, cached by perObject, works in `map`, which also passes the index', () => {
  expect([one, other].map(perObject(({ name }: { name: string }) => name))).toEqual(['one', 'other']);
});
