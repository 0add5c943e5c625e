import { namesIn } from '../../../src/content/names-in';
import { parsePage } from '../../../src/content/page';

const text = `---
title: 'Up to {{leverageMax}}'
sections:
  - kind: hero
    lead: From {{leverageMin}} to {{leverageMax}}
    scene: { src: hero-home.png }
    actions: [{ label: Ask us, route: contacts }]
  - kind: cards
    cards:
      - { title: One, icon: { src: icons/lock.png }, srcset: none.png, diagram: { drawing: margin } }
      - { title: Two, icon: { src: icons/lock.png }, route: faq }
      - { text: 'See [the answers](route:faq#leverage) and [the map](https://example.com/map)' }
${'  - kind: cards\n'.repeat(8)}  - { kind: faq }
---
Written for {{company}}: [terms](route:terms).
`;

const { page } = parsePage('content/en/terms.md', text);
const names = page && namesIn(page, new Map([['leverageMax', '1:20']]));

it('a page names kinds, pictures, drawings and figures, each once', () => {
  expect(names).toMatchObject({
    kinds: ['hero', 'cards', 'faq'],
    pictures: ['hero-home.png', 'icons/lock.png'],
    drawings: ['margin'],
    figures: ['leverageMax', 'leverageMin', 'company'],
  });
});

it('a page has texts, with figures filled in, and no words but those', () => {
  expect(names?.texts.map(({ field, text: words }) => `${field}: ${words}`)).toEqual([
    'title: Up to 1:20',
    'sections[0].lead: From {{leverageMin}} to 1:20',
    'sections[0].actions[0].label: Ask us',
    'sections[1].cards[0].title: One',
    'sections[1].cards[0].srcset: none.png',
    'sections[1].cards[1].title: Two',
    'sections[1].cards[2].text: See [the answers](route:faq#leverage) and [the map](https://example.com/map)',
    'text: Written for {{company}}: [terms](route:terms).',
  ]);
});

it('a page has links: of buttons and cards, in texts, and below the front matter', () => {
  expect(names?.links).toEqual([
    { route: 'contacts', text: 'Ask us', field: 'sections[0].actions[0].route' },
    { route: 'faq', text: 'Two', field: 'sections[1].cards[1].route' },
    { route: 'faq', text: 'the answers', field: 'sections[1].cards[2].text' },
    { url: 'https://example.com/map', text: 'the map', field: 'sections[1].cards[2].text' },
    { route: 'terms', text: 'terms', field: 'text' },
  ]);
});
