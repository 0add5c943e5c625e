/** @jest-environment jsdom */
import '../../support/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { stubApi } from '../../support/stub-api';
import { open } from './sign-in-page';
import { watchForms } from './watch-forms';
import { en } from '../../support/strings';

watchForms();

describe('the form for a new password', () => {
  const link = { email: 'ada@example.com', token: 'abc123' };
  const withLink = () =>
    window.history.replaceState({ key: 'k', resetLink: { ...link, expires: Date.now() + 60_000 } }, '', '/');

  async function send(password: string) {
    const user = userEvent.setup();
    await user.type(screen.getByLabelText(en.auth.label.newPassword), password);
    await user.type(screen.getByLabelText(en.auth.label.repeatPassword), password);
    await user.click(screen.getByRole('button', { name: en.auth.reset.submit }));
  }

  it('sends the contract, forgets the link and goes to the notice', async () => {
    const calls = stubApi({ status: 200 });
    withLink();
    open('resetPassword', 'en');
    await send('secret');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/auth/reset-password-ok', { replace: true }));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/reset/');
    expect(calls[0]?.payload).toEqual({ ...link, password: 'secret', password_confirmation: 'secret' });
    expect(window.history.state).toEqual({ key: 'k' });
  });

  it('has the account’s e-mail in a field for password managers', () => {
    withLink();
    open('resetPassword', 'en');
    expect(document.querySelector('[autocomplete="username"]')).toHaveValue(link.email);
    expect(screen.getByLabelText(en.auth.label.newPassword)).toHaveAttribute('autocomplete', 'new-password');
  });
});
