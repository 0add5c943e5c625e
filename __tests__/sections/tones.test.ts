import { groundsOf } from '../../src/sections/tones';

const grounds = (...kinds: string[]) =>
  groundsOf(kinds.map((kind) => `${kind}Section`)).map(({ tone, joined }) => (joined ? `${tone}, joined` : tone));

describe('the grounds of a page', () => {
  it('take turns, from white', () => {
    expect(grounds('Cards', 'Panels', 'ImageCards')).toEqual(['plain', 'tint', 'plain']);
  });

  it('begin below the hero', () => {
    expect(grounds('Hero', 'Cards', 'Panels').slice(1)).toEqual(['plain', 'tint']);
  });

  it('carry on below a dark panel', () => {
    expect(grounds('Steps', 'Showcase', 'Bento', 'CallToAction')).toEqual([
      'plain',
      'plain, joined',
      'tint',
      'tint, joined',
    ]);
  });

  it('leave a panel that opens the page its own space', () => {
    expect(grounds('Hero', 'Showcase', 'Panels').slice(1)).toEqual(['plain', 'tint']);
  });
});
