import { test } from './support/test';

test('a class that is chosen while searching keeps the focus at its button', async ({ visitor }) => {
  await visitor.openHydrated('/en/market?q=gold');
  await visitor.find('main [role=search] button[aria-pressed=false]').click();
  await visitor.expectAddress('/en/market?q=gold#stocks');
  await visitor.expectThat(() => document.activeElement?.getAttribute('aria-pressed') ?? null, 'true');
});
