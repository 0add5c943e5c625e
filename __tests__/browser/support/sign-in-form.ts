import type { BrowserContext, Locator, Page } from '@playwright/test';
import { localeOf, type Tree } from '../../../src/i18n/paths';
import type { FormName } from '../../../src/routes';
import { type en, stringsOf } from '../../support/strings';
import { pathOf } from './pages';
import { openHydrated } from './react';
import { addAccount } from './sandbox';
import { expect } from './test';

const submitLabels: Record<FormName, (t: typeof en.signIn) => string> = {
  login: (t) => t.login.submit,
  twoFactor: (t) => t.twoFactor.submit,
  register: (t) => t.register.submit,
  forgotPassword: (t) => t.forgot.submit,
  resetPassword: (t) => t.reset.submit,
};

export const submitLabel = (form: FormName, tree: Tree): string => submitLabels[form](stringsOf(tree).signIn);

/** Playwright locators for the form of a sign-in page and its parts. */
export function signInForm(page: Page) {
  const form = page.locator('main form');
  return {
    form,
    submit: form.locator('[type=submit]'),
    /** A field, by the text of its label. */
    field: (label: string): Locator => form.getByLabel(label, { exact: true }),
    /** All invalid fields. */
    invalid: form.locator('[aria-invalid=true]'),
  };
}

export async function openForm(page: Page, name: FormName, tree: Tree, suffix = '') {
  await openHydrated(page, `${pathOf(name, tree)}${suffix}`);
  const parts = signInForm(page);
  await expect(parts.submit).toHaveText(submitLabel(name, tree));
  return parts;
}

/** Fills in fields by name. `true` ticks a checkbox. */
export async function fill(page: Page, values: Record<string, string | boolean>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[name="${name}"]`);
    if (typeof value === 'boolean') await control.setChecked(value);
    else if (name === 'country_code') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Logs in with an account that has a second factor, which opens the form for the code. */
export async function openTwoFactorForm(page: Page, tree: Tree) {
  const account = await addAccount({ secondFactor: true });
  const parts = await openForm(page, 'login', tree);
  await fill(page, { ...account });
  await parts.submit.click();
  await expect(page).toHaveURL(pathOf('twoFactor', tree));
  return { ...parts, account };
}

/** Opens all further pages in the state between two steps of a login: after the password, before the mailed code. */
export const waitForCode = (context: BrowserContext) =>
  context.addInitScript(() => {
    const pending = { email: 'ada@example.com', password: 'correct horse', left: 60_000, at: Date.now() };
    window.sessionStorage.setItem('pendingLogin', JSON.stringify(pending));
  });

/** Valid values for the register form. */
export const registration = (email: string) => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  country_code: '+49',
  phone: '30 1234-5678',
  email,
  password: 'correct-horse-7',
  password_confirmation: 'correct-horse-7',
  terms: true,
});

export const terminalIn = (tree: Tree): string => `/sandbox/terminal?locale=${localeOf(tree)}`;
