import type { Page } from '@playwright/test';
import { findBrowser } from '../../packages/shared/find-browser';
import { fill, openForm, submitLabel, terminalIn } from './support/sign-in-form';
import { languageMenu } from './support/menus';
import { openHydrated } from './support/react';
import { addAccount } from './support/sandbox';
import { expect, test } from './support/test';
import { en } from '../support/strings';

// Playwright turns off the back/forward cache by default, and the headless shell has none, so these tests need full
// Chromium.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

const goBack = (page: Page): Promise<void> => page.evaluate(() => window.history.back());

test('the accordion and the language menu work on a page that the browser has restored from the back/forward cache', async ({
  page,
}) => {
  await openHydrated(page, '/en/trade/faq');
  await page.locator('main summary').first().click();
  await page.evaluate(() => {
    const marked = Object.assign(window, { cameBack: false });
    window.addEventListener('pageshow', ({ persisted }) => (marked.cameBack = persisted));
  });
  await page.goto('/de/legal/privacy-policy');
  await goBack(page);
  await expect(page).toHaveURL('/en/trade/faq');
  expect(await page.evaluate(() => Reflect.get(window, 'cameBack'))).toBe(true);
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await page.locator('main summary').first().click();
  await expect(page.locator('main details[open]')).toHaveCount(0);
  await languageMenu(page).choose('Deutsch');
  await expect(page).toHaveURL('/de/trade/faq');
});

test('going back after a successful login shows an empty login form that can be used again', async ({ page }) => {
  const account = await addAccount();
  const { submit } = await openForm(page, 'login', 'en');
  await fill(page, { ...account });
  await submit.click();
  await expect(page).toHaveURL(terminalIn('en'));
  await goBack(page);
  await expect(page).toHaveURL('/en/auth/login');
  await expect(submit).toHaveText(submitLabel('login', 'en'));
  await expect(submit).toBeEnabled();
  await expect(page.getByLabel(en.signIn.label.password, { exact: true })).toHaveValue('');
  await expect(page.getByLabel(en.signIn.label.email, { exact: true })).toHaveValue('');
});
