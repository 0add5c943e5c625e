import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

/** Scrolls to all charts or to the map, and waits until each has the value `phase` in its attribute `data-phase`. */
async function expectAll(visitor: Visitor, phase: string): Promise<void> {
  await visitor.walkThrough();
  await visitor.find(`main [data-phase=${phase}]`).expect({ visible: true });
  await visitor.find(`main [data-phase]:not([data-phase=${phase}])`).expect({ count: 0 });
}

for (const [what, path, host] of [
  ['charts', '/en', 'www.tradingview-widget.com'],
  ['the tiles of the map', '/en/contacts', 'tile.openstreetmap.org'],
] as const)
  test(`on a first visit, ${what} load from the host ${host} alone, and Firefox logs no error`, async ({
    visitor,
    outside,
  }) => {
    await visitor.openHydrated(path);
    await expectAll(visitor, 'shown');
    expect([...outside.asked].filter((asked) => !asked.includes('mozilla'))).toEqual([host]);
  });

test('if a chart takes the focus while loading, the focus returns to the link that had it, and the page does not scroll', async ({
  visitor,
}) => {
  await visitor.openHydrated('/en/terms');
  const link = visitor.find('footer a[href="/en/about-us"]');
  await link.focus();
  // WebKit scrolls to the focused element only when it next renders the page.
  await visitor.expectThat(() => window.scrollY > 0, true);
  const position = await visitor.read(() => window.scrollY);
  await visitor.find('main [data-phase=shown] iframe:not([inert])').expect({ count: 1 });
  await link.expect({ focused: true });
  await visitor.expectThat(() => window.scrollY, position);
});
