import { attributesOf, type KindFacts } from '../../../src/sections/section-attributes';

it('a section has its type as id, such as “cards”; the second section of a type on a page has “-2” added to the id', () => {
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
  ['alternate between plain and tinted', 'A A A', 'plain tinted plain'],
  ['begin with plain below a section that draws a background itself', 'Own A A', 'plain plain tinted'],
  ['keep alternating across a section that draws a background itself', 'A Own A', 'plain plain tinted'],
  ['begin with plain again below a dark section', 'A Dark A A', 'plain dark plain tinted'],
])('section backgrounds %s', (_rule, shown, backgrounds) => {
  const attributes = attributesOf(
    shown.split(' ').map((name) => `${name}Section`),
    kinds,
  );
  expect(attributes.map(({ background }) => background).join(' ')).toBe(backgrounds);
});
