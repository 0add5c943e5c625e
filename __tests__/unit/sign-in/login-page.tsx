import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthForm } from '../../../src/sign-in/forms';
import type { Tree } from '../../../src/i18n/paths';
import { renderInPage } from '../../support/render-in-page';
import { en } from '../../support/strings';

export const open = (tree: Tree = 'bare') => renderInPage(<AuthForm form="login" />, { tree, route: 'login' });

export const email = () => screen.getByLabelText(en.auth.label.email);
export const password = () => screen.getByLabelText(en.auth.label.password);
export const button = () => screen.getByRole('button', { name: en.auth.login.submit });

/** Types into both fields of the English form and sends it. */
export async function logIn(user = userEvent.setup()): Promise<void> {
  await user.type(email(), 'ada@example.com');
  await user.type(password(), 'my secret');
  await user.click(button());
}
