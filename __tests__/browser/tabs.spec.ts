import { headingOf } from '../support/page-copy';
import { de, fr } from '../support/strings';
import { fill, openTwoFactorForm, terminalIn } from './support/sign-in-form';
import { pathOf } from './support/pages';
import { openHydrated, untilHydrated } from './support/react';
import { mailedCode } from './support/sandbox';
import { expect, test } from './support/test';

/* Tests of what two tabs of a visitor share, and what they do not. */

test('two tabs stay in different languages; an address without language prefix redirects to the language used last in any tab', async ({
  context,
}) => {
  const [german, french] = [await context.newPage(), await context.newPage()];
  await openHydrated(german, '/de/terms');
  await openHydrated(french, '/fr/terms');
  for (const [tab, locale, name] of [
    [german, 'de', de.common.menu.markets],
    [french, 'fr', fr.common.menu.markets],
  ] as const) {
    await tab.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(tab).toHaveURL(`/${locale}/market`);
    // The page stores its language when it is shown, which is after the URL has changed.
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(headingOf(locale, 'market'));
  }
  await german.reload();
  await expect(german).toHaveURL('/de/market');
  // The other tab's process gets the new value with a delay.
  await expect.poll(() => french.evaluate(() => window.localStorage.getItem('locale'))).toBe('de');
  await french.goto('/terms?x=1');
  await expect(french).toHaveURL('/de/terms?x=1');
  await untilHydrated(french);
});

test('before the second-factor code is entered, a login exists only in its tab; afterwards, other tabs are logged in too', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const { account, submit } = await openTwoFactorForm(page, 'de');
  await openHydrated(other, pathOf('twoFactor', 'de'));
  await expect(other).toHaveURL(pathOf('login', 'de'));
  await other.goto(terminalIn('de'));
  await expect(other.locator('main')).not.toContainText(account.email);

  await fill(page, { secret: await mailedCode(account.email) });
  await submit.click();
  await expect(page).toHaveURL(terminalIn('de'));
  await other.reload();
  await expect(other.locator('main')).toContainText(account.email);
});
