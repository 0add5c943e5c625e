import type { Page } from '@playwright/test';
import type { Fault } from '../../../packages/sandbox/memory';
import type { Tree } from '../../../src/i18n/paths';
import type { FormName } from '../../../src/routes';
import { authStringsOf, fill } from '../support/auth-form';
import { reachForm } from '../support/ready-form';
import { setFault } from '../support/sandbox';
import { expect, test } from '../support/test';

interface Refusal {
  tree: Tree;
  fault: Fault;
  message: string;
}

const stray = { mode: 'answer', status: 422, body: { errors: { stray: ['Das Konto ist gesperrt.'] } } } satisfies Fault;

/** The forms that show a message above their fields; the other two never have one by the error catalogue. */
const refusals: Partial<Record<FormName, Refusal>> = {
  login: { tree: 'fr', fault: { mode: '429' }, message: authStringsOf('fr').tooManyRequests },
  register: { tree: 'de', fault: stray, message: 'Das Konto ist gesperrt.' },
  forgotPassword: { tree: 'en', fault: { mode: '500' }, message: authStringsOf('en').unexpectedAnswer },
};

const expectInSight = async (page: Page, message: string): Promise<void> => {
  const alert = page.locator('main').getByRole('alert').filter({ hasText: message });
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus')).toHaveText(message);
  // Nothing lies over it, as the header would that stays in sight.
  const isOnTop = alert.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 8, top + 8));
  });
  expect(await isOnTop).toBe(true);
};

for (const [name, { tree, fault, message }] of Object.entries(refusals))
  for (const viewport of [
    { width: 390, height: 700 },
    { width: 1280, height: 720 },
  ])
    test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
      test.use({ viewport });
      test(`a message above the form ${name} comes into sight and takes the focus`, async ({ page }) => {
        const { email, values, submit } = await reachForm(page, name as FormName, tree);
        await fill(page, values);
        await setFault(email, fault);
        await submit.scrollIntoViewIfNeeded();
        await submit.click();
        await expectInSight(page, message);
      });
    });
