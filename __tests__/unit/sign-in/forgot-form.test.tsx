/** @jest-environment jsdom */
import '../../support/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { AuthForm } from '../../../src/sign-in/forms';
import { renderInPage } from '../../support/render-in-page';
import { stubApi } from '../../support/stub-api';
import { watchForms } from './watch-forms';
import { en } from '../../support/strings';

const watched = watchForms();

describe('the form for forgotten passwords', () => {
  const open = () => renderInPage(<AuthForm form="forgotPassword" />, { route: 'forgotPassword' });
  const email = () => screen.getByRole('textbox', { name: en.auth.label.email });

  async function send() {
    const user = userEvent.setup();
    await user.type(email(), 'ada@example.com');
    await user.click(screen.getByRole('button', { name: en.auth.forgot.submit }));
  }

  it('sends the contract and goes to the notice', async () => {
    const calls = stubApi({ status: 200 });
    open();
    await send();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/auth/forgot-password/email-successfully', undefined));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/forgot');
    expect(calls[0]?.payload).toEqual({ email: 'ada@example.com' });
  });

  it('takes over the address typed at the login', async () => {
    const user = userEvent.setup();
    const login = renderInPage(<AuthForm form="login" />, { route: 'login' });
    await user.type(screen.getByLabelText(en.auth.label.email), 'ada@example.com');
    await user.type(screen.getByLabelText(en.auth.label.password), 'my secret');
    login.unmount();
    open();
    expect(email()).toHaveValue('ada@example.com');
    expect(window.location.href).not.toContain('ada');
  });

  it('shows the server’s message at the field', async () => {
    stubApi({ status: 422, body: { errors: { email: 'Nobody here' } } });
    open();
    await send();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Nobody here'));
    expect(email()).toHaveFocus();
  });

  it('alerts after too many tries', async () => {
    stubApi({ status: 429 });
    open();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(en.auth.tooManyRequests);
  });

  it('says that the service did not answer as expected at other failures', async () => {
    stubApi({ status: 500 });
    open();
    await send();
    await waitFor(() =>
      expect(watched.logged).toHaveBeenCalledWith('Sign-in area:', {
        form: 'forgotPassword',
        kind: 'http',
        status: 500,
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(en.auth.unexpectedAnswer);
    expect(email()).toHaveValue('ada@example.com');
  });
});
