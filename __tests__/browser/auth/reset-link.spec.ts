import type { BrowserContext, Request } from '@playwright/test';
import { authForm, authStringsOf, fill, submitLabel } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { untilHydrated } from '../support/react';
import { addAccount, apiBase, recoveryQuery } from '../support/sandbox';
import { visitorWith } from '../support/stored-locale';
import { expect, origin, test } from '../support/test';

interface Leaks {
  /** Requests for documents with the token in their address. */
  documents: string[];
  /** Other requests that contain the token or the e-mail, except in the body of the API request. */
  others: string[];
}

async function leaksOf(requests: Request[], secrets: string[]): Promise<Leaks> {
  const hasSecret = (text: string) => secrets.some((secret) => text.includes(secret));
  const documents = requests.filter((request) => request.isNavigationRequest() && hasSecret(request.url()));
  const others: string[] = [];
  for (const request of requests) {
    const headers = JSON.stringify(await request.allHeaders());
    const isTheCall = request.method() === 'POST' && request.url() === `${apiBase}/auth/reset/`;
    const sent = [
      documents.includes(request) ? '' : request.url(),
      headers,
      isTheCall ? '' : (request.postData() ?? ''),
    ];
    if (sent.some(hasSecret)) others.push(`${request.method()} ${request.url()} ${headers}`);
  }
  return { documents: documents.map((request) => request.url()), others };
}

function watchRequests(context: BrowserContext): Request[] {
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  return requests;
}

const secretsIn = (query: string): string[] => {
  const { email = '', token = '' } = Object.fromEntries(new URLSearchParams(query));
  return [token, email, encodeURIComponent(email)];
};

test('the token is in the first request alone, and survives a reload', async ({ page, context }) => {
  const { email } = await addAccount();
  const query = await recoveryQuery(email);
  const requests = watchRequests(context);
  const address = `${pathOf('resetPassword', 'en')}${query}&utm=x#main`;
  await page.goto(address);
  await expect(page).toHaveURL(`${pathOf('resetPassword', 'en')}?utm=x#main`);
  await untilHydrated(page);
  await page.reload();
  const { submit } = authForm(page);
  await expect(submit).toHaveText(submitLabel('resetPassword', 'en'));
  await fill(page, { password: 'brand-new-8', password_confirmation: 'brand-new-8' });
  await submit.click();
  await expect(page).toHaveURL(pathOf('resetPasswordDone', 'en'));
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(email);
  await page.goto(pathOf('terms', 'en'));

  const [first] = address.split('#');
  expect(await leaksOf(requests, secretsIn(query))).toEqual({ documents: [`${origin}${first}`], others: [] });
});

test('the page says so when it is opened without a token', async ({ page }) => {
  const t = authStringsOf('fr');
  await page.goto(`${pathOf('resetPassword', 'fr')}?email=ada@example.com`);
  await expect(page.getByText(t.reset.missingLink)).toBeVisible();
  await expect(page).toHaveURL(pathOf('resetPassword', 'fr'));
  await expect(authForm(page).form).toHaveCount(0);
  await page.getByRole('link', { name: t.reset.newLink }).click();
  await expect(page).toHaveURL(pathOf('forgotPassword', 'fr'));
});

test.describe('a visitor who chose French', () => {
  test.use({ storageState: visitorWith('fr') });

  test('is led from the mailed English address to its twin with the token', async ({ page, context }) => {
    const { email } = await addAccount();
    const query = await recoveryQuery(email);
    const requests = watchRequests(context);
    await page.goto(`/auth/reset-password${query}`);
    await expect(page).toHaveURL('/fr/auth/reset-password');
    await expect(authForm(page).submit).toHaveText(submitLabel('resetPassword', 'fr'));
    const { documents, others } = await leaksOf(requests, secretsIn(query));
    expect(documents.map((url) => new URL(url).pathname)).toEqual(['/auth/reset-password', '/fr/auth/reset-password']);
    expect(others).toEqual([]);
  });
});
