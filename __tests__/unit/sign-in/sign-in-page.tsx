import '../../support/settings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Tree } from '../../../src/i18n/paths';
import { navigateTo } from '../../../src/navigation/start';
import type { FormName } from '../../../src/routes';
import { leaveSignIn } from '../../../src/sign-in/stored/leave-sign-in';
import { leavePage } from '../../../src/sign-in/form/form-state';
import { SignInForm } from '../../../src/sign-in/forms';
import { renderInPage } from '../../support/render-in-page';
import { en } from '../../support/strings';
import { watchLocation } from '../../support/watch-location';

// The mock also holds for modules that a test imports after this one.
jest.mock('../../../src/navigation/start');

/** Spies that are set before each test. */
export const watched = {} as {
  /** Spy on `console.error`, which logs failures. */
  logged: jest.SpyInstance;
  /** Spy on `window.location.assign`, by which a login opens the broker's trading terminal. */
  assigned: jest.SpyInstance;
};

beforeEach(() => {
  watched.logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  watched.assigned = watchLocation('assign');
  jest.mocked(navigateTo).mockClear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  leavePage('home');
});

export const open = (form: FormName, tree: Tree = 'bare') =>
  renderInPage(<SignInForm form={form} />, { tree, route: form });

/** Leaves the form for another page: the URL changes, then the form is unmounted. */
export function leave(form: { unmount: () => void }, path: string): void {
  window.history.replaceState(null, '', path);
  form.unmount();
  leaveSignIn();
}

export const button = (name: string) => screen.findByRole('button', { name });

/* Parts of the English login form. */

export const submit = () => screen.getByRole('button', { name: en.signIn.login.submit });
export const email = () => screen.getByLabelText(en.signIn.label.email);
export const password = () => screen.getByLabelText(en.signIn.label.password);

/** Fills in both fields and sends the form. */
export async function logIn(user = userEvent.setup()): Promise<void> {
  await user.type(email(), 'ada@example.com');
  await user.type(password(), 'my secret');
  await user.click(submit());
}
