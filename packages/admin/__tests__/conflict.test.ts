import { merge } from '../conflict/merge';

const base = { title: 'A', lead: 'B', items: [{ text: 'C' }, { text: 'D' }] };

/**
 * Merges the changes of two writers, always choosing `theirs`. Returns the result, and the fields for which `merge`
 * asked for a choice.
 */
function merged(mine: object, theirs: object): { result: unknown; asked: string[] } {
  const asked: string[] = [];
  const result = merge(base, mine, theirs, (difference) => {
    asked.push(`${difference.field}, changed by ${difference.isBoth ? 'both' : 'them'}`);
    return difference.theirs;
  });
  return { result, asked };
}

it('saving in the CMS asks no question about a field that another writer left unchanged, or changed in the same way', () => {
  const mine = { ...base, title: 'mine' };
  expect(merged(mine, base)).toEqual({ result: mine, asked: [] });
  expect(merged(mine, mine)).toEqual({ result: mine, asked: [] });
});

it('saving in the CMS asks about each field that another writer has changed, and says whether both writers changed it', () => {
  const theirs = { ...base, title: 'theirs', items: [{ text: 'C' }, { text: 'theirs' }] };
  expect(merged({ ...base, title: 'mine', lead: 'mine' }, theirs)).toEqual({
    result: { ...theirs, lead: 'mine' },
    asked: ['title, changed by both', 'items[1].text, changed by them'],
  });
});

it('saving in the CMS asks once about a list to which another writer has added items, not about each item', () => {
  const theirs = { ...base, items: [...base.items, { text: 'E' }] };
  const mine = { ...base, items: [{ text: 'mine' }, { text: 'D' }] };
  expect(merged(mine, theirs)).toEqual({ result: theirs, asked: ['items, changed by both'] });
});
