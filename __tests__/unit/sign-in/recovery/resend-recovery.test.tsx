/** @jest-environment jsdom */
import '../sign-in-page';
import { act, fireEvent, screen } from '@testing-library/react';
import { ResendRecovery } from '../../../../src/sign-in/recovery/resend-recovery';
import { liveRegion } from '../../../support/live-regions';
import { renderInPage } from '../../../support/render-in-page';
import { en } from '../../../support/strings';
import { stubApi } from '../../../support/stub-api';

const open = () =>
  renderInPage(<ResendRecovery email="ada@example.com" sentAt={performance.now()} />, { route: 'forgotPasswordSent' });
const button = () => screen.getByRole('button');
const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
const press = () => act(async () => button().click());

it('pressing “Send again” 60 seconds after a password reset e-mail sends another e-mail, and restarts the 60 seconds', async () => {
  jest.useFakeTimers();
  const calls = stubApi({ status: 200 });
  open();
  expect(screen.getByText('ada@example.com')).toBeVisible();
  await wait(25);
  expect(button()).toHaveTextContent('Send again in 35 s');
  await press();
  expect(calls).toHaveLength(0);
  await wait(35);
  expect(button()).toHaveTextContent(en.signIn.resend.send);
  await press();
  expect(calls[0]?.payload).toEqual({ email: 'ada@example.com' });
  expect(liveRegion()).toHaveTextContent(en.signIn.successfullySent);
  expect(button()).toHaveTextContent('Send again in 60 s');
});

it('the button “Send again” ignores the key presses that repeat while Enter is held down', () => {
  open();
  // `fireEvent` returns false for a key press that is ignored.
  expect(fireEvent.keyDown(button(), { key: 'Enter' })).toBe(true);
  expect(fireEvent.keyDown(button(), { key: 'Enter', repeat: true })).toBe(false);
});
