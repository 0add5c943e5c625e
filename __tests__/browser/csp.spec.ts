import { type RouteId, routeIds } from '../../src/routes';
import { authForm, fill, openForm, registration } from './support/auth-form';
import { watchFaults, watchOpening } from './support/faults';
import { languageMenu } from './support/menus';
import { pathOf } from './support/pages';
import { openHydrated } from './support/react';
import { addAccount, newEmail } from './support/sandbox';
import { expect, test } from './support/test';
import { walkThrough } from './support/walk-through';

/* The other trees are in `every-page.spec.ts`. */
for (const route of routeIds.filter((id) => id !== 'home'))
  test(`${pathOf(route, 'bare')} does nothing that the policy forbids, logs no error and calls no API`, async ({
    page,
    untilRequestsEnd,
  }) => {
    const faults = await watchOpening(page);
    await openHydrated(page, pathOf(route, 'bare'));
    await walkThrough(page);
    await untilRequestsEnd();
    expect(faults).toEqual([]);
  });

test('neither does a walk through pages of every template, in two languages', async ({ page }) => {
  const faults = await watchFaults(page);
  await openHydrated(page, '/en');
  const walk: RouteId[] = ['market', 'faq', 'about', 'privacyPolicy', 'login', 'contacts', 'terms'];
  for (const route of walk) {
    await page
      .locator(`a[href="${pathOf(route, 'en')}"]:visible`)
      .first()
      .click();
    await expect(page).toHaveURL(pathOf(route, 'en'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await languageMenu(page).choose('Deutsch');
  await expect(page).toHaveURL('/de/terms');
  await page.goBack();
  expect(faults).toEqual([]);
});

const violations = (faults: readonly string[]): string[] => faults.filter((fault) => fault.startsWith('policy:'));

test('neither do frames that have come, nor a map in use', async ({ page }) => {
  const faults = await watchFaults(page);
  const phases = page.locator('[data-phase]');
  const shown = page.locator('[data-phase=shown]');
  for (const path of ['/en', '/de/terms', '/fr/contacts']) {
    await openHydrated(page, path);
    for (const place of await phases.all()) await place.scrollIntoViewIfNeeded();
    await expect(shown).toHaveCount(await phases.count());
  }
  await page.getByRole('button', { name: 'Bureaux de Velmarch' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(violations(faults)).toEqual([]);
});

test('neither do forms that are refused, that wait for a code, and that succeed', async ({ page }) => {
  const faults = await watchFaults(page);
  const account = await addAccount({ secondFactor: true });
  const { submit, invalid } = await openForm(page, 'login', 'en');
  await submit.click();
  await expect(invalid).toHaveCount(2);
  await fill(page, { ...account, password: 'wrong' });
  await submit.click();
  await expect(invalid).toHaveCount(2);
  await fill(page, { ...account });
  await submit.click();
  await expect(page).toHaveURL(pathOf('twoFactor', 'en'));
  await openForm(page, 'register', 'en');
  await fill(page, registration(newEmail()));
  await authForm(page).submit.click();
  await expect(page).toHaveURL(pathOf('registerConfirmed', 'en'));
  expect(violations(faults)).toEqual([]);
});

test('an injected inline script does not run, and is reported', async ({ page }) => {
  const faults = await watchFaults(page);
  await page.route('**/en/terms', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</body>', '<script>window.planted = true;</script></body>');
    await route.fulfill({ response, body });
  });
  await openHydrated(page, '/en/terms');
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await expect.poll(() => faults).toContain('policy: script-src-elem inline /en/terms');
});
