import type { Page } from '@playwright/test';
import type { Tree } from '../../../src/i18n/paths';
import { type AuthForm, fill, openForm, registration, submitLabel } from './auth-form';
import { pathOf } from './pages';
import { addAccount, newEmail } from './sandbox';
import { expect } from './test';

/** An open, empty form, and values with which it succeeds. */
interface ReadyForm extends AuthForm {
  /** The e-mail in its request. */
  email: string;
  values: Record<string, string | boolean>;
}

const ready = {
  twoFactor: async (page: Page, tree: Tree): Promise<ReadyForm> => {
    const account = await addAccount({ secondFactor: true });
    const parts = await openForm(page, 'login', tree);
    await fill(page, { ...account });
    await parts.submit.click();
    await expect(page).toHaveURL(pathOf('twoFactor', tree));
    await expect(parts.submit).toHaveText(submitLabel('twoFactor', tree));
    return { ...parts, email: account.email, values: { secret: '000 000' } };
  },
  login: async (page: Page, tree: Tree): Promise<ReadyForm> => {
    const account = await addAccount();
    return { ...(await openForm(page, 'login', tree)), email: account.email, values: { ...account } };
  },
  register: async (page: Page, tree: Tree): Promise<ReadyForm> => {
    const email = newEmail();
    return { ...(await openForm(page, 'register', tree)), email, values: registration(email) };
  },
};

/** Opens a form by the steps that lead a visitor to it. */
export const reachForm = (page: Page, name: keyof typeof ready, tree: Tree): Promise<ReadyForm> =>
  ready[name](page, tree);
