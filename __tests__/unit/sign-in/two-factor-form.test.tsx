/** @jest-environment jsdom */
import '../../support/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AuthForm } from '../../../src/sign-in/forms';
import { readPendingLogin, storePendingLogin } from '../../../src/sign-in/pending-login';
import type { Tree } from '../../../src/i18n/paths';
import { renderInPage } from '../../support/render-in-page';
import { stubApi } from '../../support/stub-api';
import { watchForms } from './watch-forms';
import { de, en } from '../../support/strings';

const credentials = { email: 'ada@example.com', password: 'my secret' };

const open = (tree: Tree = 'bare') => renderInPage(<AuthForm form="twoFactor" />, { tree, route: 'twoFactor' });

const code = () => screen.getByRole('textbox', { name: en.auth.label.code });

async function enter(text: string) {
  const user = userEvent.setup();
  await user.type(code(), text);
  await user.click(screen.getByRole('button', { name: en.auth.twoFactor.submit }));
}

const watched = watchForms();

beforeEach(() => storePendingLogin(credentials));

describe('the code form', () => {
  it('explains that a second factor is required and which code to enter', () => {
    open();
    expect(screen.getByText(en.auth.twoFactorRequired)).toBeVisible();
    expect(screen.getByText(en.auth.twoFactor.sent)).toBeVisible();
    expect(code()).toHaveAccessibleDescription(en.auth.twoFactor.hint);
  });

  it('lets one-time codes be filled in', () => {
    open();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    // The broker says nowhere that codes have digits alone, so phones show all keys.
    expect(code()).not.toHaveAttribute('inputmode');
    expect(code()).toHaveAttribute('name', 'secret');
  });

  it('sends the contract, removes what waited and leaves for the terminal', async () => {
    const calls = stubApi({ status: 200 });
    open('de');
    const user = userEvent.setup();
    await user.type(screen.getByRole('textbox', { name: en.auth.label.code }), ' 123456 ');
    await user.click(screen.getByRole('button', { name: de.auth.twoFactor.submit }));
    await waitFor(() => expect(watched.assigned).toHaveBeenCalledWith('https://terminal.broker.test/de'));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/login');
    expect(calls[0]?.init.credentials).toBe('include');
    expect(calls[0]?.payload).toEqual({ ...credentials, secret: '123456', remember: true });
    expect(readPendingLogin()).toBeUndefined();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it.each([401, 422, 429, 500])(
    'answers any HTTP error (%i) with an invalid code, and lets it be tried again',
    async (status) => {
      stubApi({ status, body: { errors: { email: 'x' } } });
      open();
      await enter('0000');
      await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining(en.auth.invalidCode)));
      expect(code()).toHaveFocus();
      expect(code()).toHaveValue('0000');
      expect(readPendingLogin()).toMatchObject(credentials);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('offers to try again when no answer comes', async () => {
    stubApi('refused');
    open();
    await enter('0000');
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: en.auth.form.tryAgain })).toBeVisible();
    expect(code()).toBeValid();
  });

  it('asks for at least 2 symbols', async () => {
    const calls = stubApi({ status: 200 });
    open();
    await enter('1');
    await waitFor(() => expect(code()).toHaveAccessibleDescription(expect.stringContaining(en.auth.codeTooShort)));
    expect(calls).toHaveLength(0);
  });
});
