/** @jest-environment jsdom */
import '../../support/settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leave, open } from './sign-in-page';
import { watchForms } from './watch-forms';
import { en } from '../../support/strings';

watchForms();

it('the form for forgotten passwords takes over the address typed at the login, and not by its own address', async () => {
  const user = userEvent.setup();
  const login = open('login');
  await user.type(screen.getByLabelText(en.auth.label.email), 'ada@example.com');
  await user.type(screen.getByLabelText(en.auth.label.password), 'my secret');
  leave(login, '/auth/forgot-password');
  open('forgotPassword');
  expect(screen.getByRole('textbox', { name: en.auth.label.email })).toHaveValue('ada@example.com');
  expect(window.location.href).not.toContain('ada');
});
