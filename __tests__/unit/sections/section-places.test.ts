import { placesOf } from '../../../src/sections/section-places';

const places = (...kinds: string[]) => placesOf(kinds.map((kind) => `${kind}Section`));

it('sections are named after their kinds, numbered from the second, and their headings after them', () => {
  expect(places('CallToAction', 'Cards', 'CallToAction').map(({ id, labelledBy }) => [id, labelledBy])).toEqual([
    ['call-to-action', 'call-to-action-title'],
    ['cards', 'cards-title'],
    ['call-to-action-2', 'call-to-action-2-title'],
  ]);
});
