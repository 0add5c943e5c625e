import { type Difference, merge } from '../conflict/merge';

const base = { title: 'A', lead: 'B', items: [{ text: 'C' }, { text: 'D' }] };

/** What is merged where theirs is always chosen, and the places that were asked about. */
function merged(mine: unknown, theirs: unknown): { result: unknown; asked: [field: string, isBoth: boolean][] } {
  const asked: [string, boolean][] = [];
  const choose = ({ field, isBoth, theirs: chosen }: Difference): unknown => {
    asked.push([field, isBoth]);
    return chosen;
  };
  return { result: merge(base, mine, theirs, choose), asked };
}

it('a field that only the form has changed is saved without a question', () => {
  const mine = { ...base, title: 'mine' };
  expect(merged(mine, base)).toEqual({ result: mine, asked: [] });
  expect(merged(mine, mine)).toEqual({ result: mine, asked: [] });
});

it('a field that another writer has changed is asked about, with whether the form has changed it too', () => {
  const mine = { ...base, title: 'mine', lead: 'mine' };
  const theirs = { ...base, title: 'theirs', items: [{ text: 'C' }, { text: 'theirs' }] };
  expect(merged(mine, theirs)).toEqual({
    result: { title: 'theirs', lead: 'mine', items: theirs.items },
    asked: [
      ['title', true],
      ['items[1].text', false],
    ],
  });
});

it('a list to which items were added is one place', () => {
  const theirs = { ...base, items: [...base.items, { text: 'E' }] };
  expect(merged({ ...base, items: [{ text: 'mine' }, { text: 'D' }] }, theirs)).toEqual({
    result: theirs,
    asked: [['items', true]],
  });
});
