import en from '../../../locales/en/embeds.json';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

const pages = [
  ['/en', 'www.tradingview-widget.com'],
  ['/en/contacts', 'tile.openstreetmap.org'],
] as const;

/** Brings all frames or the map into view and waits until each is in this phase. */
async function expectAll(visitor: Visitor, phase: string): Promise<void> {
  await visitor.walkThrough();
  await visitor.find('main [data-phase]').expectEveryAttribute('data-phase', phase);
}

for (const [path, host] of pages) {
  test(`third parties of ${path} are shown, in Firefox without an error, and only ${host} is contacted`, async ({
    visitor,
    outside,
  }) => {
    await visitor.openHydrated(path);
    await expectAll(visitor, 'shown');
    expect([...outside.asked].filter((asked) => !asked.includes('mozilla'))).toEqual([host]);
    expect(visitor.page.errors?.() ?? []).toEqual([]);
  });
}

test('a sentence and a retry stand in place of the map where tiles are unreachable', async ({ visitor, outside }) => {
  outside.setReachable(false);
  await visitor.openHydrated('/en/contacts');
  await expectAll(visitor, 'failed');
  await visitor.find('main [data-phase] [aria-live] p', `${en.map.title} ${en.failed.unreachable}`).expectVisible();
  outside.setReachable(true);
  await visitor.find('main [data-phase=failed] button').click();
  await visitor.find('main [data-phase=shown]').expectVisible();
});

test('the map’s marker opens and closes by keyboard', async ({ visitor }) => {
  await visitor.openHydrated('/en/contacts');
  await expectAll(visitor, 'shown');
  await visitor.find('.map-view [role=button][aria-label], .map-view .leaflet-marker-icon').focus();
  await visitor.page.press('Enter');
  await visitor.find('.map-view [role=dialog]').expectVisible();
  await visitor.page.press('Escape');
  await visitor.find('.map-view [role=dialog]').expectHidden();
});
