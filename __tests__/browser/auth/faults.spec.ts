import type { Page } from '@playwright/test';
import type { Fault } from '../../../packages/sandbox/memory';
import { authStringsOf, fill, submitLabel, valuesOf } from '../support/auth-form';
import { pathOf } from '../support/pages';
import { reachForm } from '../support/ready-form';
import { apiBase, setFault } from '../support/sandbox';
import { expect, test } from '../support/test';

/* What each form makes of each answer is a unit test; here, the answers come over a network. */

// A call that fails is a console error.
test.use({ faultsExpected: true });

const hostile = '<img src=x onerror="document.title=1">';

const faults = {
  '500': { mode: '500' },
  malformed: { mode: 'malformed' },
  dropped: { mode: 'dropped' },
  '422': {
    mode: 'answer',
    status: 422,
    body: { errors: { email: [hostile, 'Second.'], secret: 'A code.', password: [], nickname: 'A stray one.' } },
  },
} satisfies Record<string, Fault>;

type FaultName = keyof typeof faults;

const t = authStringsOf('fr');

interface Shown {
  alerts?: string[];
  /** Messages at fields, by the field's name. */
  fields?: Record<string, string>;
}

/** What the login shows by the error catalogue; where it shows nothing, the button reads “Try again”. */
const shown: Partial<Record<FaultName, Shown>> = {
  '500': { alerts: [t.unexpectedAnswer] },
  '422': { alerts: ['A code.', 'A stray one.'], fields: { email: `${hostile} Second.` } },
};

const messagesAtFields = (page: Page): Promise<Record<string, string>> =>
  page.locator('main form').evaluate((form) => {
    const invalid = [...form.querySelectorAll('[aria-invalid=true]')] as HTMLInputElement[];
    return Object.fromEntries(
      invalid.map(({ id, name }) => [name, document.getElementById(`${id}-error`)?.textContent ?? '']),
    );
  });

const answered = (page: Page): Promise<unknown> => {
  const isCall = (request: { method(): string; url(): string }) =>
    request.method() === 'POST' && request.url().startsWith(`${apiBase}/auth/`);
  return Promise.race([page.waitForEvent('requestfinished', isCall), page.waitForEvent('requestfailed', isCall)]);
};

test('the login answers faults of the network as the catalogue says, and loses nothing', async ({ page }) => {
  const uncaught: Error[] = [];
  const logged: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  page.on('console', (message) => logged.push(message.text()));
  const { email, values, submit, spinner, alert } = await reachForm(page, 'login', 'fr');
  await fill(page, values);
  const typed = await valuesOf(page);

  for (const [fault, facts] of Object.entries(faults)) {
    await test.step(fault, async () => {
      await setFault(email, facts);
      await Promise.all([answered(page), submit.click()]);
      const { alerts = [], fields = {} } = shown[fault as FaultName] ?? {};
      await expect(submit).toHaveText(fault in shown ? submitLabel('login', 'fr') : t.form.tryAgain);
      await expect.poll(() => messagesAtFields(page)).toEqual(fields);
      await expect(alert).toHaveText(alerts);
      await expect(spinner).toHaveCount(0);
      expect(await valuesOf(page)).toEqual(typed);
    });
  }
  await test.step('no API at all', async () => {
    await page.route(`${apiBase}/**`, (route) => route.abort('connectionrefused'));
    await Promise.all([answered(page), submit.click()]);
    await expect(submit).toHaveText(t.form.tryAgain);
    await expect(submit).toBeFocused();
    expect(await messagesAtFields(page)).toEqual({});
    expect(await valuesOf(page)).toEqual(typed);
  });
  await expect(page).toHaveURL(pathOf('login', 'fr'));
  expect(uncaught).toEqual([]);
  for (const secret of Object.values(values)) expect(logged.join('\n')).not.toContain(secret);
});
