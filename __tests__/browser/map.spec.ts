import { expect } from '@playwright/test';
import { settings } from '../support/page-copy';
import { en, filled, fr } from '../support/strings';
import { axeFindings } from './support/axe';
import { comeNear, expectAll, watchOthers } from './support/embeds';
import { shifts, watchShifts } from './support/layout';
import { openHydrated } from './support/react';
import { test } from './support/test';

// The tests block requests for map tiles, which causes console errors.
test.use({ errorsExpected: true });

test('the map shows an error when its tiles cannot be loaded, and “Try again” then loads the map', async ({
  page,
  context,
  outside,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(context);
  outside.behave('refused');
  await openHydrated(page, '/fr/contacts');
  const group = page.getByRole('group', { name: fr.embeds.map.title, exact: true });
  await group.scrollIntoViewIfNeeded();
  await expect(group.getByText(fr.embeds.failed.unreachable)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const height = (await group.boundingBox())?.height;
  outside.behave('fine');
  await group.getByRole('button', { name: fr.embeds.retry }).click();
  await expect(group.locator('[data-phase=shown]')).toBeAttached();
  await expect(group).toBeFocused();
  expect((await group.boundingBox())?.height).toBe(height);
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});

test('the popup of the map’s marker opens and closes by keyboard, and the mouse wheel over the map scrolls the page', async ({
  page,
}) => {
  const asked = watchOthers(page);
  await openHydrated(page, '/en/contacts');
  await comeNear(page);
  await expectAll(page, 'shown');
  expect(asked.filter((url) => !url.startsWith('https://tile.openstreetmap.org/17/'))).toEqual([]);
  const [city = ''] = (await page.locator('address').first().innerText()).split(', ');
  const marker = page.getByRole('button', { name: filled(en.embeds.map.office, { company: settings.company.name }) });
  await marker.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(city);
  await expect(page.getByRole('button', { name: en.embeds.map.close })).toBeFocused();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(marker).toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 0));
  await marker.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});
