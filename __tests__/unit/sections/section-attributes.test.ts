import { attributesOf } from '../../../src/sections/section-attributes';

it('sections are named after their kinds, numbered from the second, and their headings after them', () => {
  const attributes = attributesOf(['CallToActionSection', 'CardsSection', 'CallToActionSection']);
  expect(attributes.map(({ id, labelledBy }) => [id, labelledBy])).toEqual([
    ['call-to-action', 'call-to-action-title'],
    ['cards', 'cards-title'],
    ['call-to-action-2', 'call-to-action-2-title'],
  ]);
});
