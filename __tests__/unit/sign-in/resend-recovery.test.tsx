/** @jest-environment jsdom */
import '../../support/settings';
import { act, screen } from '@testing-library/react';
import { rememberRecovery } from '../../../src/sign-in/recovery-request';
import { ResendRecovery } from '../../../src/sign-in/resend-recovery';
import { renderInPage } from '../../support/render-in-page';
import { stubApi } from '../../support/stub-api';
import { liveRegion } from '../../support/live-regions';
import { watchForms } from './watch-forms';
import { en } from '../../support/strings';
watchForms();

describe('the button that sends the recovery mail again', () => {
  const open = () => {
    rememberRecovery('ada@example.com');
    return renderInPage(<ResendRecovery />, { route: 'forgotPasswordSent' });
  };
  const button = () => screen.getByRole('button');

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const press = () => act(async () => button().click());

  it('shows how long to wait and does nothing until then', async () => {
    const calls = stubApi({ status: 200 });
    open();
    expect(screen.getByText('ada@example.com')).toBeVisible();
    expect(button()).toHaveTextContent('Send again in 60 s');
    await wait(25);
    expect(button()).toHaveTextContent('Send again in 35 s');
    await press();
    expect(calls).toHaveLength(0);
    await wait(35);
    expect(button()).toHaveTextContent(en.auth.resend.send);
  });

  it('sends again, announces it and restarts the countdown', async () => {
    const calls = stubApi({ status: 200 });
    open();
    await wait(60);
    await press();
    expect(calls[0]?.payload).toEqual({ email: 'ada@example.com' });
    expect(liveRegion()).toHaveTextContent(en.auth.successfullySent);
    expect(button()).toHaveTextContent('Send again in 60 s');
    await press();
    expect(calls).toHaveLength(1);
  });
});
