import type { Page } from '@playwright/test';
import type { Tree } from '../../../src/i18n/paths';
import type { RouteId } from '../../../src/routes';
import { authStringsOf, fill, submitLabel } from '../support/auth-form';
import { axeFindings } from '../support/axe';
import { pathOf } from '../support/pages';
import { reachForm } from '../support/ready-form';
import { clearFault, setFault } from '../support/sandbox';
import { expect, test } from '../support/test';

/* The forms as they open, at several widths, are in `pages.spec.ts`. */

test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

/** One form of each kind, with the tree in which it is opened and the page that it leads to; `terminal` is another site. */
const forms: readonly ['login' | 'twoFactor' | 'register', Tree, RouteId | 'terminal'][] = [
  ['login', 'en', 'terminal'],
  ['twoFactor', 'fr', 'terminal'],
  ['register', 'de', 'registerConfirmed'],
];

/** Waits for transitions, since intermediate colours may lack contrast; endless animations are not waited for. */
const untilStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

async function expectAccessible(page: Page): Promise<void> {
  await untilStill(page);
  expect(await axeFindings(page)).toEqual([]);
}

/** Delays the navigation after a success until the returned function is called. */
async function holdDeparture(page: Page): Promise<() => void> {
  let letGo = () => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/sandbox/terminal*', (route) => route.fulfill({ status: 204 }));
  await page.route(/page-data\/.*confirmed\/page-data\.json/, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

for (const [name, tree, next] of forms) {
  test(`the form ${name} is accessible in every state`, async ({ page }) => {
    const t = authStringsOf(tree);
    const { email, values, form, submit, spinner, invalid, alert } = await reachForm(page, name, tree);
    const status = form.locator('[aria-live]').last();

    await test.step('pristine', async () => {
      await expect(form).toHaveAccessibleName(submitLabel(name, tree));
      for (const control of await form.locator('input:visible, select').all())
        await expect(control).toHaveAccessibleName(/\p{L}{3,}/u);
      // Announced before the request, not after.
      await expect(
        form.locator('input:visible:not([aria-required=true]), select:not([aria-required=true])'),
      ).toHaveCount(0);
    });

    await test.step('invalid', async () => {
      await submit.click();
      await expect(invalid.first()).toBeFocused();
      for (const control of await invalid.all()) await expect(control).toHaveAccessibleDescription(/\p{L}{3,}/u);
      await expectAccessible(page);
    });

    await test.step('submitting', async () => {
      await fill(page, values);
      await setFault(email, { mode: 'delay', ms: 60_000 });
      await page.clock.install();
      await submit.click();
      await expect(spinner).toHaveText(t.form.sending);
      await expect(submit).toHaveAttribute('aria-busy', 'true');
      await expect(submit).toHaveAccessibleName(t.form.sending);
      await expect(submit).toBeFocused();
      await expect(status).toHaveText(t.form.sending);
      await expectAccessible(page);
      await page.clock.fastForward(16_000);
      await expect(submit).toHaveText(t.form.tryAgain);
      await expect(submit).toBeFocused();
      await clearFault(email);
    });

    await test.step('failed', async () => {
      const body = { errors: { email: ['Taken.'], stray: ['A stray one.'] } };
      await setFault(email, { mode: 'answer', status: 422, body });
      await page.setViewportSize({ width: 390, height: 700 });
      await submit.click();
      const refusal = name === 'twoFactor' ? t.invalidCode : 'Taken.';
      await expect(invalid).toHaveAccessibleDescription(new RegExp(`^${refusal}`));
      // Screen readers read it as the description of the focused control.
      await expect(status).toBeEmpty();
      if (name === 'twoFactor') await expect(invalid).toBeFocused();
      else {
        await expect(alert).toHaveText('A stray one.');
        await expect(page.locator(':focus')).toHaveText('A stray one.');
        await expect(alert).toBeInViewport({ ratio: 1 });
      }
      await expect(submit).toHaveText(submitLabel(name, tree));
      await expectAccessible(page);
    });

    await test.step('succeeded', async () => {
      const letGo = await holdDeparture(page);
      await setFault(email, { mode: 'answer', status: 200, body: {} });
      await submit.click();
      await expect(submit).toHaveText(t.successfully);
      await expect(status).toHaveText(t.successfully);
      await expectAccessible(page);
      letGo();
      if (next === 'terminal') return;
      await expect(page).toHaveURL(pathOf(next, tree));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
}
