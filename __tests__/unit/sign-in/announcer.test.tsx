/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormStatus, idle } from '../../../src/sign-in/form/form-status';
import { dropTypedValues } from '../../../src/sign-in/form/typed-values';
import { liveRegion } from '../../support/live-regions';
import { en } from '../../support/strings';
import { field, fillAndSend, inState, open, send } from './any-form';

/** What the live region says, in order, from now on. */
function listen(): string[] {
  const said: string[] = [];
  const watch = new MutationObserver(() => said.push(liveRegion().textContent));
  watch.observe(liveRegion(), { characterData: true, childList: true, subtree: true });
  return said;
}

afterEach(() => dropTypedValues('login'));

describe('a form announces', () => {
  it('a mistake in the field that has the focus already, at every attempt, until it is changed', async () => {
    const user = userEvent.setup();
    open(inState('idle'));
    const said = listen();
    await user.type(field('One'), '{Enter}');
    await waitFor(() => expect(said).toEqual([en.auth.fieldRequired]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said).toEqual([en.auth.fieldRequired, '', en.auth.fieldRequired]));
    await user.keyboard('1');
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('that it is sending only if that takes a while', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let finish: (status: FormStatus) => void = () => undefined;
    open(() => new Promise((resolve) => (finish = resolve)));
    const said = listen();
    await fillAndSend(user);
    await act(() => jest.advanceTimersByTimeAsync(500));
    await act(async () => finish(idle));
    expect(said).toEqual([]);
    await user.click(send());
    await screen.findByRole('button', { name: en.auth.form.sending });
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(said).toEqual([en.auth.form.sending]);
    jest.useRealTimers();
  });
});
