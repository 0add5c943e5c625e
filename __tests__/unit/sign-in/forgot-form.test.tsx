/** @jest-environment jsdom */
import '../../support/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { stubApi } from '../../support/stub-api';
import { leave, open } from './sign-in-page';
import { watchForms } from './watch-forms';
import { en } from '../../support/strings';

watchForms();

describe('the form for forgotten passwords', () => {
  const email = () => screen.getByRole('textbox', { name: en.auth.label.email });

  async function send() {
    const user = userEvent.setup();
    await user.type(email(), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: en.auth.forgot.submit }));
  }

  it('sends the contract and goes to the notice', async () => {
    const calls = stubApi({ status: 200 });
    open('forgotPassword');
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/forgot-password/email-successfully', undefined));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/forgot');
    expect(calls[0]?.payload).toEqual({ email: 'ada@example.com' });
  });

  it('takes over the address typed at the login', async () => {
    const user = userEvent.setup();
    const login = open('login');
    await user.type(screen.getByLabelText(en.auth.label.email), 'ada@example.com');
    await user.type(screen.getByLabelText(en.auth.label.password), 'my secret');
    leave(login, '/auth/forgot-password');
    open('forgotPassword');
    expect(email()).toHaveValue('ada@example.com');
    expect(window.location.href).not.toContain('ada');
  });
});
