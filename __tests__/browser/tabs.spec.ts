import type { Page } from '@playwright/test';
import { authForm, fill, openForm, registration, submitLabel, terminalIn, valuesOf } from './support/auth-form';
import { pathOf } from './support/pages';
import { openHydrated, untilHydrated } from './support/react';
import { deploy, saysAnother } from './support/release';
import { addAccount, mailedCode, newEmail } from './support/sandbox';
import { storedLocale } from './support/stored-locale';
import { expect, test } from './support/test';
import { de, en, fr } from '../support/strings';

// The files of the earlier release are missing.
test.use({ faultsExpected: true });

/** Starts collecting the addresses of documents that the page requests. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const footerLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.describe('a tab that stays open while another release goes live', () => {
  test('loads the next page as a document once, and navigates client-side from there', async ({ page }) => {
    await openHydrated(page, '/en/legal/privacy-policy');
    await deploy(page);
    const documents = watchDocuments(page);
    await footerLink(page, en.common.menu.about).click();
    await expect(page).toHaveURL('/en/about-us');
    await expect.poll(() => documents).toEqual(['/en/about-us']);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await footerLink(page, en.common.menu.markets).click();
    await expect(page).toHaveURL('/en/market');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(documents).toEqual(['/en/about-us']);
  });

  test('is not loaded again and again where the parts of a release do not fit each other', async ({
    page,
    untilRequestsEnd,
  }) => {
    await saysAnother(page);
    const documents = watchDocuments(page);
    await openHydrated(page, '/fr/terms');
    await expect.poll(() => documents).toEqual(['/fr/terms', '/fr/terms']);
    await untilHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilRequestsEnd();
    expect(documents).toEqual(['/fr/terms', '/fr/terms']);
  });

  test('keeps what was typed into its form, and sends it', async ({ page }) => {
    const { submit } = await openForm(page, 'register', 'de');
    const values = registration(newEmail());
    await fill(page, values);
    const typed = await valuesOf(page);
    await deploy(page);
    expect(await valuesOf(page)).toEqual(typed);
    await submit.click();
    await expect(page).toHaveURL(pathOf('registerConfirmed', 'de'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('two tabs', () => {
  test('each stay in the language they were opened in, and only a bare address follows the last choice', async ({
    context,
  }) => {
    const [german, french] = [await context.newPage(), await context.newPage()];
    await openHydrated(german, '/de/terms');
    await openHydrated(french, '/fr/terms');
    await footerLink(german, de.common.menu.markets).click();
    await expect(german).toHaveURL('/de/market');
    await footerLink(french, fr.common.menu.markets).click();
    await expect(french).toHaveURL('/fr/market');
    await german.reload();
    await expect(german).toHaveURL('/de/market');
    expect(await storedLocale(french)).toBe('de');
    const documents = watchDocuments(french);
    await french.goto('/terms?x=1');
    await expect(french).toHaveURL('/de/terms?x=1');
    await untilHydrated(french);
    expect(documents).toEqual(['/terms', '/de/terms']);
  });

  test('keep a login that waits for its code apart', async ({ context }) => {
    const account = await addAccount({ secondFactor: true });
    const [one, other] = [await context.newPage(), await context.newPage()];
    const { submit } = await openForm(one, 'login', 'en');
    await fill(one, { ...account });
    await submit.click();
    await expect(one).toHaveURL(pathOf('twoFactor', 'en'));
    await other.goto(pathOf('twoFactor', 'en'));
    await expect(other).toHaveURL(pathOf('login', 'en'));
    await expect(authForm(one).submit).toHaveText(submitLabel('twoFactor', 'en'));
    await fill(one, { secret: await mailedCode(account.email) });
    await authForm(one).submit.click();
    await expect(one).toHaveURL(terminalIn('en'));
  });
});

test('going back from the terminal shows the login as it was before anybody used it', async ({ page }) => {
  const account = await addAccount();
  const { submit } = await openForm(page, 'login', 'fr');
  await fill(page, { ...account });
  await submit.click();
  await expect(page).toHaveURL(terminalIn('fr'));
  await page.goBack();
  await expect(page).toHaveURL(pathOf('login', 'fr'));
  await expect(submit).toHaveText(submitLabel('login', 'fr'));
  await expect(submit).toBeEnabled();
  await expect(page.getByLabel(fr.auth.label.password, { exact: true })).toHaveValue('');
});

const day = 24 * 60 * 60 * 1000;

/** Shifts the browser's clock, which runs at normal speed. */
const shiftClock = (page: Page, offset: number): Promise<unknown> =>
  page.addInitScript((milliseconds) => {
    const now = Date.now.bind(Date);
    class WrongDate extends Date {
      constructor(...given: [] | [number | string]) {
        super(given[0] ?? now() + milliseconds);
      }
      static override now = () => now() + milliseconds;
    }
    Object.assign(window, { Date: WrongDate });
  }, offset);

for (const [what, offset] of [
  ['ahead', day],
  ['behind', -day],
] as const) {
  test(`a clock that is a day ${what} does not prevent a login with a code`, async ({ page }) => {
    await shiftClock(page, offset);
    await openHydrated(page, '/de');
    expect(Math.abs((await page.evaluate(() => new Date().getTime())) - Date.now())).toBeGreaterThan(day / 2);
    const account = await addAccount({ secondFactor: true });
    const { submit } = await openForm(page, 'login', 'de');
    await fill(page, { ...account });
    await submit.click();
    await expect(page).toHaveURL(pathOf('twoFactor', 'de'));
    await fill(page, { secret: await mailedCode(account.email) });
    await authForm(page).submit.click();
    await expect(page).toHaveURL(terminalIn('de'));
  });
}
