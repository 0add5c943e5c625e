import { placesOf } from '../../../src/sections/section-places';

const places = (...kinds: string[]) => placesOf(kinds.map((kind) => `${kind}Section`));
const grounds = (...kinds: string[]) => places(...kinds).map(({ tone, joined }) => (joined ? `${tone}, joined` : tone));

it('sections are named after their kinds, numbered from the second, and their headings after them', () => {
  expect(places('CallToAction', 'Cards', 'CallToAction').map(({ id, labelledBy }) => [id, labelledBy])).toEqual([
    ['call-to-action', 'call-to-action-title'],
    ['cards', 'cards-title'],
    ['call-to-action-2', 'call-to-action-2-title'],
  ]);
});

it.each([
  ['take turns, from white', ['Cards', 'Panels', 'Accordion'], ['plain', 'tint', 'plain']],
  ['begin below the hero', ['Hero', 'Cards', 'Panels'], ['plain', 'plain', 'tint']],
  ['carry on below a dark panel', ['Steps', 'Panels', 'CallToAction'], ['plain', 'tint', 'tint, joined']],
  [
    'begin again with white below a dark band',
    ['Steps', 'Showcase', 'Panels', 'Cards'],
    ['plain', 'ink', 'plain', 'tint'],
  ],
  [
    'give a panel below a dark band a ground of its own',
    ['Hero', 'Showcase', 'CallToAction'],
    ['plain', 'ink', 'plain'],
  ],
])('grounds %s', (_what, kinds, expected) => {
  expect(grounds(...kinds)).toEqual(expected);
});
