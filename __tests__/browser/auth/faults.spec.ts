import type { Page } from '@playwright/test';
import type { FormName } from '../../../src/routes';
import { formNames } from '../../support/form-names';
import type { Fault } from '../../../packages/sandbox/memory';
import type { Tree } from '../../../src/i18n/paths';
import { authStringsOf, countCalls, fill, submitLabel, valuesOf } from '../support/auth-form';
import { stopClock } from '../support/clock';
import { pathOf } from '../support/pages';
import { reachForm } from '../support/ready-form';
import { apiBase, clearFault, setFault } from '../support/sandbox';
import { expect, test } from '../support/test';

// A call that fails is a console error.
test.use({ faultsExpected: true });

const hostile = '<img src=x onerror="document.title=1">';

const faults = {
  '500': { mode: '500' },
  malformed: { mode: 'malformed' },
  html: { mode: 'html' },
  dropped: { mode: 'dropped' },
  redirect: { mode: 'redirect' },
  '429': { mode: '429' },
  '401': { mode: 'answer', status: 401, body: {} },
  'empty 422': { mode: 'answer', status: 422, body: '' },
  'strange 422': { mode: 'answer', status: 422, body: { errors: [null, 7, { email: 'x' }] } },
  '422': {
    mode: 'answer',
    status: 422,
    body: { errors: { email: [hostile, 'Second.'], secret: 'A code.', password: [], nickname: 'A stray one.' } },
  },
} satisfies Record<string, Fault>;

type FaultName = keyof typeof faults;

interface Shown {
  alerts?: string[];
  /** Messages at fields, by the field's name. */
  fields?: Record<string, string>;
}

/** What each form shows by the error catalogue; where there is no entry, the button reads "Try again". */
function shownBy(form: FormName, fault: FaultName, tree: Tree): Shown | undefined {
  const t = authStringsOf(tree);
  const tooMany = { alerts: [t.tooManyRequests] };
  const unexpected = { alerts: [t.unexpectedAnswer] };
  const unexpectedFaults = { '500': unexpected, html: unexpected };
  const atEmail = { email: `${hostile} Second.` };
  const invalidCode = { fields: { secret: t.invalidCode } };
  const table: Record<FormName, Partial<Record<FaultName, Shown>>> = {
    login: {
      ...unexpectedFaults,
      '429': tooMany,
      '401': { fields: { email: t.invalidCredentials, password: t.invalidCredentials } },
      '422': { alerts: ['A code.', 'A stray one.'], fields: atEmail },
    },
    twoFactor: Object.fromEntries(
      Object.keys(faults)
        .filter((name) => name !== 'dropped' && name !== 'redirect')
        .map((name) => [name, invalidCode]),
    ),
    register: { '422': { alerts: ['A code.', 'A stray one.'], fields: atEmail } },
    forgotPassword: {
      ...unexpectedFaults,
      '401': unexpected,
      '429': tooMany,
      '422': { alerts: ['A code.', 'A stray one.'], fields: atEmail },
    },
    resetPassword: {},
  };
  return table[form][fault];
}

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

/** Each form in another tree, so that all languages are covered. */
const treeFor: Record<FormName, Tree> = {
  login: 'fr',
  twoFactor: 'de',
  register: 'bare',
  forgotPassword: 'en',
  resetPassword: 'de',
};

for (const name of formNames) {
  test.describe(`the form ${name}`, () => {
    const tree = treeFor[name];

    test('answers every fault as the catalogue says, and loses nothing', async ({ page }) => {
      const uncaught: Error[] = [];
      const logged: string[] = [];
      page.on('pageerror', (error) => uncaught.push(error));
      page.on('console', (message) => logged.push(message.text()));
      const { email, values, submit, spinner, alert } = await reachForm(page, name, tree);
      await fill(page, values);
      const typed = await valuesOf(page);
      const { tryAgain } = authStringsOf(tree).form;

      for (const [fault, facts] of Object.entries(faults)) {
        await test.step(fault, async () => {
          await setFault(email, facts);
          await Promise.all([answered(page), submit.click()]);
          const shown = shownBy(name, fault as FaultName, tree);
          await expect(submit).toHaveText(shown ? submitLabel(name, tree) : tryAgain);
          const { alerts = [], fields = {} } = shown ?? {};
          await expect.poll(() => messagesAtFields(page)).toEqual(fields);
          await expect(alert).toHaveText(alerts);
          await expect(spinner).toHaveCount(0);
          expect(await valuesOf(page)).toEqual(typed);
        });
      }
      await test.step('no API at all', async () => {
        await page.route(`${apiBase}/**`, (route) => route.abort('connectionrefused'));
        await Promise.all([answered(page), submit.click()]);
        await expect(submit).toHaveText(tryAgain);
        await expect(submit).toBeFocused();
        expect(await messagesAtFields(page)).toEqual({});
        expect(await valuesOf(page)).toEqual(typed);
      });
      await expect(page).toHaveURL(pathOf(name, tree));
      expect(uncaught).toEqual([]);
      const secrets = [email, ...Object.values(values).filter((value) => typeof value === 'string')];
      for (const secret of secrets.filter((value) => value.length > 5)) expect(logged.join('\n')).not.toContain(secret);
    });

    test('sends once however often it is clicked, and gives up after fifteen seconds', async ({ page }) => {
      const { email, values, form, submit, spinner } = await reachForm(page, name, tree);
      await fill(page, values);
      const typed = await valuesOf(page);
      const calls = countCalls(page);
      await setFault(email, { mode: 'delay', ms: 60_000 });
      await stopClock(page);
      await submit.dblclick();
      await expect(spinner).toHaveText(authStringsOf(tree).form.sending);
      await submit.click();
      await form.getByRole('textbox').first().press('Enter');
      await page.clock.fastForward(14_000);
      await expect(spinner).toBeVisible();
      await page.clock.fastForward(1_500);
      await expect(submit).toHaveText(authStringsOf(tree).form.tryAgain);
      expect(calls()).toBe(1);
      expect(await messagesAtFields(page)).toEqual({});
      expect(await valuesOf(page)).toEqual(typed);
      await clearFault(email);
    });
  });
}

test('an answer that takes its time still counts', async ({ page }) => {
  const { email, values, submit, spinner } = await reachForm(page, 'forgotPassword', 'fr');
  await fill(page, values);
  await setFault(email, { mode: 'delay', ms: 1500 });
  await submit.click();
  await expect(spinner).toBeVisible();
  await expect(page).toHaveURL(pathOf('forgotPasswordSent', 'fr'));
});
