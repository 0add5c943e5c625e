/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { FormSlot } from '../../../src/sign-in/form-slot';
import { renderInPage } from '../../support/render-in-page';
import { de } from '../../support/strings';
import { watchLocation } from '../../support/watch-location';

/** The error with which the chunk of the forms fails to load; undefined if it loads. */
let mockFailure: Error | undefined;

jest.mock('../../../src/sign-in/forms', () => {
  if (mockFailure) throw mockFailure;
  return { SignInForm: () => <input aria-label="First field" /> };
});

const open = (failure: Error) => {
  mockFailure = failure;
  return act(async () => renderInPage(<FormSlot form="login" />, { tree: 'de', route: 'login' }));
};

it('if a form fails to load because a new release has removed the form’s script, “Try again” reloads the page', async () => {
  const reload = watchLocation('reload');
  Object.assign(window, { fetch: async () => ({ status: 404 }) });
  await open(Object.assign(new Error(), { request: 'https://site.example/sign-in-form-old.js' }));
  expect(reload).not.toHaveBeenCalled();
  await act(async () => void fireEvent.click(screen.getByText(de.signIn.form.tryAgain)));
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a form that could not be loaded offline is loaded again once the browser is online', async () => {
  await open(new Error('Loading chunk 1 failed'));
  mockFailure = undefined;
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByLabelText('First field')).toBeVisible();
});
