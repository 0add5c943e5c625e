import type { Page } from '@playwright/test';
import type { FormName } from '../../../src/routes';
import type { Tree } from '../../../src/i18n/paths';
import { type AuthForm, fill, openForm, registration, submitLabel } from './auth-form';
import { pathOf } from './pages';
import { addAccount, newEmail, recoveryQuery } from './sandbox';
import { expect } from './test';

/** An open, empty form, and values with which it succeeds. */
interface ReadyForm extends AuthForm {
  /** The e-mail in its request. */
  email: string;
  values: Record<string, string | boolean>;
}

async function readyTwoFactor(page: Page, tree: Tree): Promise<ReadyForm> {
  const account = await addAccount({ secondFactor: true });
  const parts = await openForm(page, 'login', tree);
  await fill(page, { ...account });
  await parts.submit.click();
  await expect(page).toHaveURL(pathOf('twoFactor', tree));
  await expect(parts.submit).toHaveText(submitLabel('twoFactor', tree));
  return { ...parts, email: account.email, values: { secret: '000 000' } };
}

async function readyReset(page: Page, tree: Tree): Promise<ReadyForm> {
  const { email } = await addAccount();
  const parts = await openForm(page, 'resetPassword', tree, await recoveryQuery(email));
  return { ...parts, email, values: { password: 'brand-new-8', password_confirmation: 'brand-new-8' } };
}

const ready: Record<FormName, (page: Page, tree: Tree) => Promise<ReadyForm>> = {
  twoFactor: readyTwoFactor,
  resetPassword: readyReset,
  login: async (page, tree) => {
    const account = await addAccount();
    return { ...(await openForm(page, 'login', tree)), email: account.email, values: { ...account } };
  },
  register: async (page, tree) => {
    const email = newEmail();
    return { ...(await openForm(page, 'register', tree)), email, values: registration(email) };
  },
  forgotPassword: async (page, tree) => {
    const { email } = await addAccount();
    return { ...(await openForm(page, 'forgotPassword', tree)), email, values: { email } };
  },
};

/** Opens a form by the steps that lead a visitor to it. */
export const reachForm = (page: Page, name: FormName, tree: Tree): Promise<ReadyForm> => ready[name](page, tree);
