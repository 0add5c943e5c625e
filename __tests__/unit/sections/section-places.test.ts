import { placesOf } from '../../../src/sections/section-places';

it('sections are named after their kinds, numbered from the second, and their headings after them', () => {
  const places = placesOf(['CallToActionSection', 'CardsSection', 'CallToActionSection']);
  expect(places.map(({ id, labelledBy }) => [id, labelledBy])).toEqual([
    ['call-to-action', 'call-to-action-title'],
    ['cards', 'cards-title'],
    ['call-to-action-2', 'call-to-action-2-title'],
  ]);
});
