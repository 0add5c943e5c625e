import fr from '../../locales/fr/embeds.json';
import { axeFindings } from './support/axe';
import { openHydrated } from './support/react';
import { expect } from './support/test';
import { shifts, test, watchShifts } from './support/third-parties';

test.use({ viewport: { width: 390, height: 844 } });

test('a place says what is missing, and shows it there after another try', async ({ page, context, thirdParties }) => {
  await watchShifts(context);
  await thirdParties.behave('refused');
  await openHydrated(page, '/fr/contacts');
  const place = page.getByRole('group', { name: fr.map.title, exact: true });
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByText(fr.failed.unreachable)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const height = (await place.boundingBox())?.height;
  await thirdParties.behave('fine');
  await place.getByRole('button', { name: fr.retry }).click();
  await expect(place.locator('[data-phase=shown]')).toBeAttached();
  await expect(place).toBeFocused();
  expect((await place.boundingBox())?.height).toBe(height);
  expect(await shifts(page)).toBeLessThanOrEqual(0.01);
});
