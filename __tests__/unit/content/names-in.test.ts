import { namesIn } from '../../../src/content/names-in';
import { parsePage } from '../../../src/content/page';

it('a page names kinds, pictures and figures, each once', () => {
  const text = `---
title: 'Up to {{leverageMax}}'
sections:
  - kind: hero
    lead: From {{leverageMin}} to {{leverageMax}}
    scene: { src: hero-home.png }
  - kind: cards
    cards:
      - { title: One, icon: { src: icons/lock.png }, sections: [{ kind: none }], srcset: none.png, kind: none }
      - { title: Two, icon: { src: icons/lock.png } }
  - kind: cards
${'  - kind: cards\n'.repeat(8)}  - { kind: faq, sections: [{ kind: none }], 'b.srcset': none.png, kindly: no }
---
Written for {{company}}.
`;
  const { page } = parsePage('content/en/terms.md', text);
  expect(page && namesIn(page)).toEqual({
    kinds: ['hero', 'cards', 'faq'],
    pictures: ['hero-home.png', 'icons/lock.png'],
    figures: ['leverageMax', 'leverageMin', 'company'],
  });
});
