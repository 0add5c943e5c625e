import { attributesOf, type KindFacts } from '../../../src/sections/section-attributes';

it('sections are named after their kinds, numbered from the second, and their headings after them', () => {
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
])('backgrounds take turns, and begin again below a dark band: %s', (shown, backgrounds) => {
  const attributes = attributesOf(
    shown.split(' ').map((name) => `${name}Section`),
    kinds,
  );
  expect(attributes.map(({ background }) => background).join(' ')).toBe(backgrounds);
});
