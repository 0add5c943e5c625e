import fc from 'fast-check';
import { placesOf } from '../../../src/sections/section-places';

const typeName = fc.constantFrom('HeroSection', 'CallToActionSection', 'CardsSection');

describe('the places of sections', () => {
  it('are named after the kind, and numbered from the second', () => {
    expect(placesOf(['CallToActionSection', 'CardsSection', 'CallToActionSection']).map(({ id }) => id)).toEqual([
      'call-to-action',
      'cards',
      'call-to-action-2',
    ]);
  });

  it('name the heading after the section', () => {
    expect(placesOf(['CardsSection'])[0]?.labelledBy).toBe('cards-title');
  });

  it('have ids of their own, whatever the page', () => {
    fc.assert(
      fc.property(fc.array(typeName), (names) => {
        const ids = placesOf(names).flatMap(({ id, labelledBy }) => [id, labelledBy]);
        expect(new Set(ids).size).toBe(2 * names.length);
      }),
    );
  });
});
