import { perObject } from '../../../src/content/remember';

const one = { name: 'one' };
const other = { name: 'other' };

it('a result is found once for each combination of objects', () => {
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

it('a remembered function may be passed to “map”, whose index it ignores', () => {
  expect([one, other].map(perObject(({ name }: { name: string }) => name))).toEqual(['one', 'other']);
});

it('a function of any number of objects gets all of them', () => {
  const join = perObject((...all: { name: string }[]) => all.map(({ name }) => name).join());
  expect([join(one), join(one, other)]).toEqual(['one', 'one,other']);
});
