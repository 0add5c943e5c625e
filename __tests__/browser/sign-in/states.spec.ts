import { de, en, fr } from '../../support/strings';
import { fill, openTwoFactorForm, openForm, registration, submitLabel } from '../support/sign-in-form';
import { axeFindings } from '../support/axe';
import { holdBack } from '../support/requests';
import { apiBase, newEmail, setFault } from '../support/sandbox';
import { expect, test } from '../support/test';

/* Tests of forms after they were sent. `pages.spec.ts` tests forms as a page first shows them, and while fields are
   invalid. */

test.use({ viewport: { width: 390, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('the registration form passes accessibility checks while it submits, after it fails and after it succeeds', async ({
  page,
}) => {
  const t = de.signIn;
  const email = newEmail();
  const { form, submit, invalid } = await openForm(page, 'register', 'de');
  const alert = page.locator('main').getByRole('alert');
  const status = form.locator('[aria-live]').last();

  await test.step('pristine', async () => {
    await expect(form).toHaveAccessibleName(submitLabel('register', 'de'));
    for (const control of await form.locator('input:visible, select').all())
      await expect(control).toHaveAccessibleName(/\p{L}{3,}/u);
    // All fields are marked as required before the form is sent.
    await expect(form.locator('input:visible:not([aria-required=true]), select:not([aria-required=true])')).toHaveCount(
      0,
    );
  });

  await test.step('invalid', async () => {
    await submit.click();
    await expect(invalid.first()).toBeFocused();
    for (const control of await invalid.all()) await expect(control).toHaveAccessibleDescription(/\p{L}{3,}/u);
  });

  const body = { errors: { email: ['Taken.'], stray: ['A stray one.'] } };
  await setFault(email, { mode: 'answer', status: 422, body });
  const letGo = await holdBack(page, `${apiBase}/**`);

  await test.step('submitting', async () => {
    await fill(page, registration(email));
    await page.setViewportSize({ width: 390, height: 700 });
    await submit.click();
    await expect(submit).toHaveAccessibleName(t.form.sending);
    await expect(submit).toBeFocused();
    await expect(status).toHaveText(t.form.sending);
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('failed', async () => {
    letGo();
    await expect(invalid).toHaveAccessibleDescription(/^Taken\./);
    // The status stays empty, because screen readers read the message as the description of the focused field.
    await expect(status).toBeEmpty();
    await expect(alert).toHaveText('A stray one.');
    await expect(page.locator(':focus')).toHaveText('A stray one.');
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(submit).toHaveText(submitLabel('register', 'de'));
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('succeeded', async () => {
    await holdBack(page, /page-data\/.*confirmed\/page-data\.json/);
    await setFault(email, { mode: 'answer', status: 200, body: {} });
    await submit.click();
    await expect(submit).toHaveText(t.successfully);
    await expect(status).toHaveText(t.successfully);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('the login form passes accessibility checks while it shows the server’s errors, at its fields and above the form', async ({
  page,
}) => {
  const email = newEmail();
  const { submit, invalid } = await openForm(page, 'login', 'en');
  await fill(page, { email, password: 'wrong' });
  await submit.click();
  await expect(invalid).toHaveCount(2);
  for (const field of await invalid.all())
    await expect(field).toHaveAccessibleDescription(en.signIn.invalidCredentials);
  expect(await axeFindings(page)).toEqual([]);

  await setFault(email, { mode: '429' });
  await fill(page, { email, password: 'wrong again' });
  await submit.click();
  await expect(page.locator('main').getByRole('alert')).toHaveText(en.signIn.tooManyRequests);
  expect(await axeFindings(page)).toEqual([]);
});

test('while Enter is held down, the login form and the button for a new code send one request', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') requests.push(request.url());
  });
  const hold = async () => {
    // Playwright marks all key presses but the first as repeated.
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.down('Enter');
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    }
    await page.keyboard.up('Enter');
  };
  const { account, submit } = await openTwoFactorForm(page, 'en');
  const newCode = page.getByRole('button', { name: en.signIn.twoFactor.newCode });
  requests.length = 0;
  await newCode.focus();
  await hold();
  await expect(page.getByText(en.signIn.twoFactor.newCodeSent)).toBeVisible();
  expect(requests).toHaveLength(1);

  const { field, invalid } = await openForm(page, 'login', 'en');
  await fill(page, { email: account.email, password: 'wrong' });
  requests.length = 0;
  await field(en.signIn.label.password).focus();
  await hold();
  await expect(invalid).toHaveCount(2);
  expect(requests).toHaveLength(1);

  await test.step('a further press sends the form again', async () => {
    await submit.press('Enter');
    await expect.poll(() => requests.length).toBe(2);
  });
});

test('a click on the terms checkbox ticks it, even if the previous field shows an error on blur, which moves the checkbox', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 1200 });
  await openForm(page, 'register', 'fr');
  await fill(page, { password: 'correct-horse-7', password_confirmation: 'other' });
  await page.locator('[name=password_confirmation]').focus();
  const terms = page.getByRole('checkbox');
  await terms.hover();
  await page.mouse.down();
  // Waits for two frames, in which the error would appear.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page.getByText(fr.signIn.passwordDoNotMatch)).toBeVisible();
  await expect(terms).toBeChecked();
});
