/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { holdApi, stubApi } from '../../support/stub-api';
import { email, logIn, open, password } from './login-page';
import { watchForms } from './watch-forms';
import { de, en } from '../../support/strings';

const watched = watchForms();

describe('a language switch in mid-form', () => {
  it('keeps the e-mail and not the password', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await user.type(email(), 'ada@example.com');
    await user.type(password(), 'my secret');
    unmount();
    open('de');
    expect(screen.getByLabelText(de.auth.label.email)).toHaveValue('ada@example.com');
    expect(screen.getByLabelText(de.auth.label.password)).toHaveValue('');
  });

  it('while sending ends at the terminal in the new language', async () => {
    const finish = holdApi();
    const { unmount } = open();
    await logIn();
    unmount();
    open('fr');
    await act(async () => finish());
    await waitFor(() => expect(watched.assigned).toHaveBeenCalledWith('https://terminal.broker.test/fr'));
  });
});

it('does not navigate if the visitor left the page while sending', async () => {
  const finish = holdApi();
  const { unmount } = open();
  await logIn();
  unmount();
  window.history.replaceState(null, '', '/terms');
  await act(async () => finish());
  expect(watched.assigned).not.toHaveBeenCalled();
});

it('is reset when the browser restores the page from the back/forward cache', async () => {
  stubApi({ status: 200 });
  open();
  await logIn();
  await screen.findByRole('button', { name: en.auth.successfully });
  act(() => {
    const event = new Event('pageshow');
    Object.defineProperty(event, 'persisted', { value: true });
    window.dispatchEvent(event);
  });
  expect(await screen.findByRole('button', { name: en.auth.login.submit })).toBeVisible();
  expect(password()).toHaveValue('');
});

it('covers a shown password while sending, so that browsers offer to save it', async () => {
  const finish = holdApi();
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: en.auth.password.show }));
  await logIn(user);
  await screen.findByRole('button', { name: en.auth.form.sending });
  expect(password()).toHaveAttribute('type', 'password');
  await act(async () => finish());
});

it('forgets the values typed into a login that succeeded', async () => {
  stubApi({ status: 200 });
  const { unmount } = open();
  await logIn();
  await screen.findByRole('button', { name: en.auth.successfully });
  unmount();
  open();
  expect(email()).toHaveValue('');
});
