import { attributesOf, type KindFacts } from '../../../src/sections/section-attributes';

it('the first section of a type on a page has the type as its id, such as cards, and the second has cards-2', () => {
  const attributes = attributesOf(['CallToActionSection', 'CardsSection', 'CallToActionSection'], {});
  expect(attributes.map(({ id, labelledBy }) => [id, labelledBy])).toEqual([
    ['call-to-action', 'call-to-action-title'],
    ['cards', 'cards-title'],
    ['call-to-action-2', 'call-to-action-2-title'],
  ]);
});

const kinds: Record<string, KindFacts> = {
  ASection: {},
  DarkSection: { background: 'dark' },
  OwnSection: { background: 'own' },
};

it.each([
  ['A A A', 'plain tinted plain'],
  ['Own A A', 'plain plain tinted'],
  ['A Own A', 'plain plain tinted'],
  ['A Dark A A', 'plain dark plain tinted'],
  ['A A Dark Own A', 'plain tinted dark plain plain'],
  ['Dark Dark', 'dark dark'],
])(
  'sections of the types %s have, in this order, the backgrounds %s (Own: the section draws its background itself)',
  (shown, backgrounds) => {
    const attributes = attributesOf(
      shown.split(' ').map((name) => `${name}Section`),
      kinds,
    );
    expect(attributes.map(({ background }) => background).join(' ')).toBe(backgrounds);
  },
);
