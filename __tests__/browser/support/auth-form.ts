import type { Locator, Page } from '@playwright/test';
import de from '../../../locales/de/auth.json';
import en from '../../../locales/en/auth.json';
import fr from '../../../locales/fr/auth.json';
import type { FormName } from '../../../src/routes';
import type { Locale } from '../../../src/i18n/locales';
import { localeOf, type Tree } from '../../../src/i18n/paths';
import { expect } from './test';
import { openHydrated } from './react';
import { pathOf } from './pages';

type AuthStrings = typeof en;

const strings: Record<Locale, AuthStrings> = { en, de, fr };

/** The strings of the forms in a tree's language. */
export const authStringsOf = (tree: Tree): AuthStrings => strings[localeOf(tree)];

const submitLabels: Record<FormName, (t: AuthStrings) => string> = {
  login: (t) => t.login.submit,
  twoFactor: (t) => t.twoFactor.submit,
  register: (t) => t.register.submit,
  forgotPassword: (t) => t.forgot.submit,
  resetPassword: (t) => t.reset.submit,
};

export const submitLabel = (form: FormName, tree: Tree): string => submitLabels[form](authStringsOf(tree));

/** Locators of the form on an auth page and of its parts. */
export interface AuthForm {
  form: Locator;
  submit: Locator;
  spinner: Locator;
  alert: Locator;
  /** A field by its label. */
  field(label: string): Locator;
  /** Invalid fields. */
  invalid: Locator;
}

export function authForm(page: Page): AuthForm {
  const form = page.locator('main form');
  const submit = form.locator('[type=submit]');
  return {
    form,
    submit,
    spinner: form.locator('[type=submit][aria-busy=true] > span'),
    alert: page.locator('main').getByRole('alert'),
    field: (label) => form.getByLabel(label, { exact: true }),
    invalid: form.locator('[aria-invalid=true]'),
  };
}

export async function openForm(page: Page, name: FormName, tree: Tree, suffix = ''): Promise<AuthForm> {
  await openHydrated(page, `${pathOf(name, tree)}${suffix}`);
  const parts = authForm(page);
  await expect(parts.submit).toHaveText(submitLabel(name, tree));
  return parts;
}

/** Fills a field by its name in the payload; a checkbox is ticked by `true`. */
export async function fill(page: Page, values: Record<string, string | boolean>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[name="${name}"]`);
    if (typeof value === 'boolean') await control.setChecked(value);
    else if (name === 'country_code') await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Values of the form's controls, by name. */
export const valuesOf = (page: Page): Promise<Record<string, string | boolean>> =>
  page.locator('main form').evaluate((form: HTMLFormElement) => {
    const controls = [...form.elements].filter((element) => element.hasAttribute('name')) as HTMLInputElement[];
    return Object.fromEntries(
      controls.map(({ name, type, value, checked }) => [name, type === 'checkbox' ? checked : value]),
    );
  });

/** Values that the register form accepts. */
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
