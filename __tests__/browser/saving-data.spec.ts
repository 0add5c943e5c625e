import { axeFindings } from './support/axe';
import { footerLink } from './support/menus';
import { expect, test } from './support/test';
import { de, en } from '../support/strings';

test.beforeEach(({ context }) =>
  context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  ),
);

test('with the browser’s data saver on, links load whole documents, and React never starts', async ({
  page,
  untilRequestsEnd,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/en/market');
  await footerLink(page, en.common.menu.about).click();
  await expect(page).toHaveURL('/en/about-us');
  await untilRequestsEnd();
  expect(scripts.filter((path) => !path.startsWith('/early-'))).toEqual([]);
});

test('with the browser’s data saver on, charts and the map are replaced by a sentence and a link', async ({ page }) => {
  await page.goto('/de/terms');
  const sentences = page.getByText(de.embeds.savesData);
  const slots = page.locator('[data-phase]');
  await expect(sentences).toHaveCount(await page.locator('main section').filter({ has: slots }).count());
  for (const sentence of await sentences.all()) await expect(sentence).toBeVisible();
  for (const slot of await page.locator('main [role=group]').filter({ has: slots, visible: true }).all())
    await expect(slot.or(slot.locator('..')).getByRole('link').last()).toHaveAttribute('href', /^https:/);
  expect(await axeFindings(page)).toEqual([]);
});
