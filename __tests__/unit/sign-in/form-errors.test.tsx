/** @jest-environment jsdom */
import '../../support/settings';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubApi } from '../../support/stub-api';
import { email, open, password } from './sign-in-page';
import { watchForms } from './watch-forms';
import { en } from '../../support/strings';

const watched = watchForms();

/** Removes an element behind React’s back, as extensions do. */
const removeError = () => document.getElementById('field-password-error')!.remove();

it('a form in which React fails is put up anew with what was typed and the focus, stores nothing, and can be sent', async () => {
  stubApi({ status: 200 });
  const user = userEvent.setup();
  open('login');
  await user.type(email(), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: en.auth.login.submit }));
  await waitFor(() => expect(password()).toBeInvalid());
  removeError();
  await user.type(password(), 'my secret');
  await waitFor(() => expect(watched.logged).toHaveBeenCalled());
  expect(email()).toHaveValue('ada@example.com');
  expect(password()).toHaveValue('my secret');
  expect(password()).toHaveFocus();
  expect(window.sessionStorage).toHaveLength(0);
  expect(window.localStorage).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: en.auth.successfully })).toBeVisible();
});
