/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdApi, stubApi } from '../../support/stub-api';
import { liveRegion } from '../../support/live-regions';
import { button, email, logIn, open, password } from './login-page';
import { watchForms } from './watch-forms';
import { de, en } from '../../support/strings';

const watched = watchForms();

describe('the login form', () => {
  it('is a form that never puts a password into the address and leaves checking to us', () => {
    open();
    const form = screen.getByRole<HTMLFormElement>('form', { name: en.auth.login.submit });
    expect(form.method).toBe('post');
    expect(form.noValidate).toBe(true);
  });

  it('has the attributes that password managers and on-screen keyboards need', () => {
    open();
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(email()).toHaveAttribute('inputmode', 'email');
    expect(email()).toHaveAttribute('name', 'email');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('name', 'password');
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('links to recovery and registration in its tree', () => {
    open('de');
    expect(screen.getByRole('link', { name: de.auth.login.forgot })).toHaveAttribute(
      'href',
      '/de/auth/forgot-password',
    );
    expect(screen.getByRole('link', { name: de.auth.login.register })).toHaveAttribute('href', '/de/auth/register');
  });

  it('shows errors once fields are touched, on blur and on change', async () => {
    const user = userEvent.setup();
    open();
    expect(screen.queryByText(en.auth.emailRequired)).toBeNull();
    await user.click(email());
    await user.tab();
    expect(await screen.findByText(en.auth.emailRequired)).toBeVisible();
    await user.type(email(), 'ada');
    expect(await screen.findByText(en.auth.invalidEmail)).toBeVisible();
    expect(email()).toBeInvalid();
    expect(email()).toHaveAccessibleDescription(en.auth.invalidEmail);
    await user.type(email(), '@example.com');
    await waitFor(() => expect(email()).toBeValid());
  });

  it('moves the focus to the first invalid field and sends nothing', async () => {
    const calls = stubApi({ status: 200 });
    const user = userEvent.setup();
    open();
    await user.type(email(), 'ada@example.com');
    await user.click(button());
    await waitFor(() => expect(password()).toHaveFocus());
    expect(password()).toHaveAccessibleDescription(en.auth.passwordRequired);
    expect(calls).toHaveLength(0);
  });

  it('shows and hides the password', async () => {
    const user = userEvent.setup();
    open();
    await user.click(screen.getByRole('button', { name: en.auth.password.show }));
    expect(password()).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: en.auth.password.hide }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('accepts pasted values', async () => {
    const user = userEvent.setup();
    open();
    await user.click(password());
    await user.paste('pasted secret');
    expect(password()).toHaveValue('pasted secret');
  });

  it.each([
    ['bare', 'en'],
    ['en', 'en'],
    ['de', 'de'],
    ['fr', 'fr'],
  ] as const)('of the %s tree sends the contract and leaves for the terminal in %s', async (tree, locale) => {
    const calls = stubApi({ status: 200 });
    const user = userEvent.setup();
    open(tree);
    await user.type(screen.getByRole('textbox'), ' ada@example.com ');
    await user.type(document.querySelector('[name="password"]') as Element, ' my secret ');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(watched.assigned).toHaveBeenCalledWith(`https://terminal.broker.test/${locale}`));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/login');
    expect(calls[0]?.payload).toEqual({ email: 'ada@example.com', password: ' my secret ', remember: true });
    expect(calls[0]?.init.headers).toMatchObject({ 'Accept-Language': locale });
  });

  it('cannot be sent elsewhere by a parameter', async () => {
    stubApi({ status: 200 });
    window.history.replaceState(
      null,
      '',
      '/auth/login?terminal=https://evil.example&locale=fr&redirect=//evil.example',
    );
    open();
    await logIn();
    await waitFor(() => expect(watched.assigned.mock.calls).toEqual([['https://terminal.broker.test/en']]));
    window.history.replaceState(null, '', '/');
  });

  it('shows a spinner in its button while sending and says success after it', async () => {
    const finish = holdApi();
    open();
    await logIn();
    const busy = await screen.findByRole('button', { name: en.auth.form.sending });
    expect(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy).toHaveFocus();
    await act(async () => finish());
    expect(await screen.findByRole('button', { name: en.auth.successfully })).toHaveFocus();
    expect(liveRegion()).toHaveTextContent(en.auth.successfully);
  });

  it('sends once for a double click', async () => {
    const calls = stubApi('silence');
    const user = userEvent.setup();
    open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'my secret');
    const sign = button();
    act(() => {
      sign.click();
      sign.click();
    });
    await user.dblClick(sign);
    await screen.findByRole('button', { name: en.auth.form.sending });
    expect(calls).toHaveLength(1);
  });
});
