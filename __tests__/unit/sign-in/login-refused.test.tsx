/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { readPendingLogin } from '../../../src/sign-in/pending-login';
import { stubApi } from '../../support/stub-api';
import { liveRegion } from '../../support/live-regions';
import { button, email, logIn, open, password } from './login-page';
import { watchForms } from './watch-forms';
import { en } from '../../support/strings';

const watched = watchForms();

describe('a login that is refused', () => {
  it('because of wrong credentials says so at both fields, and keeps each error until its own field changes', async () => {
    stubApi({ status: 401 });
    const user = userEvent.setup();
    open();
    await logIn(user);
    await waitFor(() => expect(email()).toHaveAccessibleDescription(en.auth.invalidCredentials));
    expect(password()).toHaveAccessibleDescription(en.auth.invalidCredentials);
    expect(email()).toHaveFocus();
    // A field that gets the focus is read with its error message, so announcing that too would repeat it.
    expect(liveRegion()).toBeEmptyDOMElement();
    await user.type(password(), '!');
    await waitFor(() => expect(password()).toBeValid());
    expect(email()).toHaveAccessibleDescription(en.auth.invalidCredentials);
    await user.type(email(), 'x');
    await waitFor(() => expect(email()).toBeValid());
    expect(email()).toHaveValue('ada@example.comx');
    expect(watched.logged).not.toHaveBeenCalled();
  });

  it('is announced where the field in question has the focus already', async () => {
    stubApi({ status: 401 });
    const user = userEvent.setup();
    open();
    await user.type(password(), 'my secret');
    await user.type(email(), 'ada@example.com{Enter}');
    await waitFor(() => expect(liveRegion()).toHaveTextContent(en.auth.invalidCredentials));
    expect(email()).toHaveFocus();
  });

  it('says nothing of sending while it only looks for mistakes', async () => {
    const messages: string[] = [];
    const user = userEvent.setup();
    open();
    new MutationObserver(() => messages.push(liveRegion().textContent)).observe(liveRegion(), {
      characterData: true,
      childList: true,
      subtree: true,
    });
    await user.click(button());
    await waitFor(() => expect(email()).toHaveFocus());
    expect(messages).toEqual([]);
  });

  it('shows the server’s messages at their fields and those for unknown fields above the form', async () => {
    stubApi({
      status: 422,
      body: { errors: { email: ['Not confirmed yet', 'Look into your inbox'], account: 'Closed' } },
    });
    open();
    await logIn();
    await waitFor(() => expect(email()).toHaveAccessibleDescription('Not confirmed yet Look into your inbox'));
    expect(screen.getByRole('alert')).toHaveTextContent('Closed');
    expect(password()).toBeValid();
    expect(watched.logged.mock.calls).toEqual([
      ['Sign-in area:', { form: 'login', kind: 'unknownField', status: 422 }],
    ]);
  });

  it('after too many tries alerts, and may be tried again', async () => {
    const calls = stubApi({ status: 429 }, { status: 200 });
    const user = userEvent.setup();
    open();
    await logIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(en.auth.tooManyRequests);
    await user.click(button());
    await waitFor(() => expect(watched.assigned).toHaveBeenCalled());
    expect(calls).toHaveLength(2);
  });

  it.each([
    ['a redirect', { status: 302 }, { form: 'login', kind: 'redirect', status: undefined }],
    ['a refused connection', 'refused', { form: 'login', kind: 'unreachable', status: undefined }],
  ] as const)(
    'by %s shows no message, offers to try again, keeps what was typed and logs nothing personal',
    async (_name, answer, incident) => {
      stubApi(answer);
      open();
      await logIn();
      await waitFor(() => expect(watched.logged.mock.calls).toEqual([['Sign-in area:', incident]]));
      const again = await screen.findByRole('button', { name: en.auth.form.tryAgain });
      expect(again).toHaveAttribute('aria-busy', 'false');
      expect(again).toHaveFocus();
      expect(email()).toHaveValue('ada@example.com');
      expect(password()).toHaveValue('my secret');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([403, 404, 500, 503])(
    'by status %i says that the service did not answer as expected, and keeps what was typed',
    async (status) => {
      stubApi({ status, body: '<h1>Oops</h1>' });
      open();
      await logIn();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(en.auth.unexpectedAnswer);
      expect(alert.parentElement).toHaveFocus();
      expect(watched.logged.mock.calls).toEqual([['Sign-in area:', { form: 'login', kind: 'http', status }]]);
      expect(email()).toHaveValue('ada@example.com');
      expect(password()).toHaveValue('my secret');
      expect(button()).toBeVisible();
    },
  );

  it('by silence of 15 seconds returns to rest', async () => {
    jest.useFakeTimers();
    try {
      stubApi('silence');
      open();
      await logIn(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
      expect(await screen.findByRole('button', { name: en.auth.form.sending })).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(15_000));
      expect(screen.getByRole('button', { name: en.auth.form.tryAgain })).toBeVisible();
      expect(watched.logged.mock.calls[0]?.[1]).toMatchObject({ kind: 'timeout' });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a login with a second factor', () => {
  it('hands e-mail and password over and goes to the code, in its tree', async () => {
    stubApi({ status: 422, body: { errors: { two_enabled: true } } });
    open('en');
    await logIn();
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/en/auth/2fa', undefined));
    expect(readPendingLogin()).toMatchObject({ email: 'ada@example.com', password: 'my secret' });
    expect(watched.assigned).not.toHaveBeenCalled();
    expect(screen.queryByText(en.auth.successfully)).toBeNull();
  });
});
