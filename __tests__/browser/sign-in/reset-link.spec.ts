import type { Page, Request } from '@playwright/test';
import { signInForm, fill, openForm, submitLabel, terminalIn } from '../support/sign-in-form';
import { stringsOf } from '../../support/strings';
import { pathOf } from '../support/pages';
import { untilHydrated } from '../support/react';
import { addAccount, apiBase, mailsTo, resetQuery } from '../support/sandbox';
import { expect, test } from '../support/test';

/**
 * Watches all requests. Returns a function that lists those with the e-mail address or token of the reset link in their
 * URL, headers or body, except the body that sets the new password.
 */
function watchLeaks(page: Page, query: string): () => Promise<string[]> {
  const { email = '', token = '' } = Object.fromEntries(new URLSearchParams(query));
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return async () => {
    const leaks: string[] = [];
    for (const request of requests) {
      const body = request.url() === `${apiBase}/auth/reset/` ? '' : request.postData();
      const sent = `${request.url()} ${JSON.stringify(await request.allHeaders())} ${body}`;
      if ([token, email, encodeURIComponent(email)].some((secret) => sent.includes(secret)))
        leaks.push(`${request.method()} ${new URL(request.url()).pathname}`);
    }
    return leaks;
  };
}

test('a mailed password reset link sets a new password, also after a reload; only the first request has the token in its URL', async ({
  page,
}) => {
  const { email } = await addAccount();
  const { submit } = await openForm(page, 'forgotPassword', 'en');
  await fill(page, { email });
  await submit.click();
  await expect(page).toHaveURL(pathOf('forgotPasswordSent', 'en'));
  await expect(page.locator('main')).toContainText(email);
  const [mail] = await mailsTo(email);
  expect(mail?.language).toBe('en');
  // Mailed links begin with the prefix of the visitor's language, such as /de. Only English links have no prefix.
  const { pathname, search } = new URL(mail?.links[0] ?? '');
  expect(pathname).toBe(pathOf('resetPassword', 'bare'));

  const leaks = watchLeaks(page, search);
  await page.goto(`${pathOf('resetPassword', 'en')}${search}&utm=x#main`);
  await expect(page).toHaveURL(`${pathOf('resetPassword', 'en')}?utm=x#main`);
  await untilHydrated(page);
  await page.reload();
  await expect(submit).toHaveText(submitLabel('resetPassword', 'en'));
  await fill(page, { password: 'brand-new-8', password_confirmation: 'brand-new-8' });
  await submit.click();
  await expect(page).toHaveURL(pathOf('resetPasswordDone', 'en'));
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(email);
  await page.goto(pathOf('terms', 'en'));
  expect(await leaks()).toEqual(['GET /en/auth/reset-password']);

  await openForm(page, 'login', 'en');
  await fill(page, { email, password: 'brand-new-8' });
  await submit.click();
  await expect(page).toHaveURL(terminalIn('en'));
});

test('the page for a new password says “incomplete link” when the URL has no token', async ({ page }) => {
  const t = stringsOf('fr').signIn;
  await page.goto(`${pathOf('resetPassword', 'fr')}?email=ada@example.com`);
  await expect(page.getByText(t.reset.incomplete.text)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lien incomplet');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Quand un lien ne marche pas');
  await expect(page).toHaveURL(pathOf('resetPassword', 'fr'));
  await expect(signInForm(page).form).toHaveCount(0);
  await expect(page.getByRole('listitem').and(page.locator('[data-state=failed]'))).toHaveText('Lien reçu');
  await page.getByRole('link', { name: t.reset.newLink }).click();
  await expect(page).toHaveURL(pathOf('forgotPassword', 'fr'));
});

test('a visitor who chose French is redirected from an English password reset link to the French page, with the token', async ({
  page,
}) => {
  await page.goto(pathOf('terms', 'fr'));
  await expect.poll(() => page.evaluate(() => window.localStorage.getItem('locale'))).toBe('fr');
  const { email } = await addAccount();
  const query = await resetQuery(email);
  const leaks = watchLeaks(page, query);
  await page.goto(`/auth/reset-password${query}`);
  await expect(page).toHaveURL('/fr/auth/reset-password');
  await expect(signInForm(page).submit).toHaveText(submitLabel('resetPassword', 'fr'));
  expect(await leaks()).toEqual(['GET /auth/reset-password', 'GET /fr/auth/reset-password']);
});
