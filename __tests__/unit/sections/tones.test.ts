import { groundsOf } from '../../../src/sections/tones';

const grounds = (...kinds: string[]) =>
  groundsOf(kinds.map((kind) => `${kind}Section`)).map(({ tone, joined }) => (joined ? `${tone}, joined` : tone));

describe('the grounds of a page', () => {
  it('take turns, from white', () => {
    expect(grounds('Cards', 'Panels', 'Accordion')).toEqual(['plain', 'tint', 'plain']);
  });

  it('begin below the hero', () => {
    expect(grounds('Hero', 'Cards', 'Panels').slice(1)).toEqual(['plain', 'tint']);
  });

  it('carry on below a dark panel', () => {
    expect(grounds('Steps', 'Bento', 'CallToAction')).toEqual(['plain', 'tint', 'tint, joined']);
  });

  it('begin again with white below a dark band', () => {
    expect(grounds('Steps', 'Showcase', 'Bento', 'Cards')).toEqual(['plain', 'ink', 'plain', 'tint']);
  });

  it('give a panel below a dark band a ground of its own', () => {
    expect(grounds('Hero', 'Showcase', 'CallToAction').slice(1)).toEqual(['ink', 'plain']);
  });
});
