/** @jest-environment jsdom */
import { button, email, logIn, open, password, submit, watched } from '../sign-in-page';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liveRegion } from '../../../support/live-regions';
import { en } from '../../../support/strings';
import { holdApi, stubApi } from '../../../support/stub-api';

/** Records what the live region announces, in order. */
function listen(): string[] {
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(liveRegion().textContent));
  watch.observe(liveRegion(), { characterData: true, childList: true, subtree: true });
  return said;
}

it('the login form has the method `dialog`, so that `form.submit()` of a password manager sends nothing', () => {
  open('login');
  expect(screen.getByRole('form', { name: en.signIn.login.submit })).toHaveAttribute('method', 'dialog');
});

it('the fields of the login form have autocomplete and inputmode attributes for browsers', () => {
  open('login');
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('inputmode', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

it.each([
  ['a page without language prefix', 'English', 'bare', 'en'],
  ['a German page', 'German', 'de', 'de'],
] as const)(
  'the login form on %s sends the entered data, then opens the trading terminal in %s',
  async (_page, _language, tree, locale) => {
    const calls = stubApi({ status: 200 });
    const user = userEvent.setup();
    open('login', tree);
    await user.type(screen.getByRole('textbox'), ' ada@example.com ');
    await user.type(document.querySelector('[name="password"]')!, ' my secret {Enter}');
    await waitFor(() => expect(watched.assigned).toHaveBeenCalledWith(`https://terminal.broker.test/${locale}`));
    expect(calls[0]?.url).toBe('https://api.broker.test/v1/auth/login');
    expect(calls[0]?.payload).toEqual({ email: 'ada@example.com', password: ' my secret ', remember: true });
  },
);

it('the login form can show the password, but hides the password while sending, so that browsers offer to save it', async () => {
  holdApi();
  open('login');
  expect(password()).toHaveAttribute('type', 'password');
  await userEvent.click(await button(en.signIn.password.show));
  expect(password()).toHaveAttribute('type', 'text');
  await logIn();
  await button(en.signIn.form.sending);
  expect(password()).toHaveAttribute('type', 'password');
});

it('the login form keeps and sends a value that a browser extension wrote into a field without an event', async () => {
  const calls = stubApi({ status: 200 });
  open('login');
  Object.assign(email(), { value: 'pasted@example.com' });
  fireEvent.change(password(), { target: { value: 'my secret' } });
  expect(email()).toHaveValue('pasted@example.com');
  Object.assign(email(), { value: 'pasted@example.org' });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(calls[0]?.payload).toMatchObject({ email: 'pasted@example.org' }));
});

it('the login form shows no “required” error at a field whose value was set without an event', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  open('login');
  await user.click(email());
  await user.tab();
  await waitFor(() => expect(email()).toBeInvalid());
  Object.assign(email(), { value: 'pasted@example.com' });
  Object.assign(password(), { value: 'my secret' });
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(email()).toBeValid();
  await user.click(password());
  await user.tab();
  await act(() => jest.advanceTimersByTimeAsync(10));
  expect(password()).toBeValid();
});

it('when the visitor leaves a field, a sign-in form shows a tick if the value is valid, and an error if it is invalid', async () => {
  const user = userEvent.setup();
  open('login');
  const ticks = () => document.querySelectorAll('svg.tick');
  await user.type(email(), 'ada@example.com');
  expect(ticks()).toHaveLength(0);
  await user.click(password());
  await waitFor(() => expect(ticks()).toHaveLength(1));
  expect(password()).toBeValid();
  await user.tab();
  await waitFor(() => expect(password()).toBeInvalid());
  expect(email().parentElement).toContainElement(ticks()[0] as HTMLElement);
});

it('a sign-in form announces the error of the focused field at every attempt to submit, until the value changes', async () => {
  const user = userEvent.setup();
  open('login');
  const said = listen();
  await user.type(email(), '{Enter}');
  await waitFor(() => expect(said).toEqual([en.signIn.emailRequired]));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(said).toEqual([en.signIn.emailRequired, '', en.signIn.emailRequired]));
  await user.keyboard('a');
  expect(liveRegion()).toBeEmptyDOMElement();
});

it.each([
  ['nothing', 500, []],
  ['“Sending”', 700, [en.signIn.form.sending]],
])('a sign-in form announces %s to screen readers in the first %i ms of sending', async (_, time, announced) => {
  jest.useFakeTimers();
  holdApi();
  open('login');
  const said = listen();
  await logIn(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
  await act(() => jest.advanceTimersByTimeAsync(time));
  expect(said).toEqual(announced);
});

it('a sign-in form focuses the first field that the server refused; editing one field removes only that field’s error', async () => {
  stubApi({ status: 401 });
  const user = userEvent.setup();
  open('login');
  await logIn(user);
  await waitFor(() => expect(email()).toHaveAccessibleDescription(en.signIn.invalidCredentials));
  expect(email()).toHaveFocus();
  // Nothing is announced, since screen readers read the error of a field that gets the focus.
  expect(liveRegion()).toBeEmptyDOMElement();
  await user.type(password(), '!');
  await waitFor(() => expect(password()).toBeValid());
  expect(email()).toHaveAccessibleDescription(en.signIn.invalidCredentials);
  expect(watched.logged).not.toHaveBeenCalled();
});

it('a sign-in form focuses the server’s messages above the fields, and removes the messages when sent again', async () => {
  const errors = { email: 'No', account: ['Stop', 'Halt'] };
  stubApi({ status: 422, body: { errors } }, { status: 200 });
  open('login');
  await logIn();
  expect(await screen.findAllByRole('alert')).toHaveLength(2);
  expect(document.activeElement).toHaveTextContent('StopHalt');
  expect(document.activeElement).not.toHaveAttribute('role');
  expect(email()).toHaveAccessibleDescription('No');
  await userEvent.click(submit());
  await waitFor(() => expect(email()).toBeValid());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('if the API cannot be reached, a sign-in form focuses its submit button, whose label becomes “Try again”', async () => {
  stubApi('refused');
  const user = userEvent.setup();
  open('login');
  await logIn(user);
  expect(await button(en.signIn.form.tryAgain)).toHaveFocus();
  expect(liveRegion()).toHaveTextContent(en.signIn.form.tryAgain);
  await user.type(password(), 'x');
  expect(submit()).toBeVisible();
  expect(liveRegion()).toBeEmptyDOMElement();
  expect(password()).toHaveFocus();
});
