/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormStatus, idle } from '../../../src/sign-in/form/form-status';
import { dropTypedValues } from '../../../src/sign-in/form/typed-values';
import { liveRegion } from '../../support/live-regions';
import { en } from '../../support/strings';
import { field, fillAndSend, inState, open, says, send } from './any-form';

afterEach(() => dropTypedValues('login'));

describe('a form', () => {
  it('hands over the values as the schema casts them', async () => {
    const answer = inState('idle');
    open(answer);
    await fillAndSend();
    await waitFor(() => expect(answer).toHaveBeenCalledWith({ one: '1', two: '2', three: 'b', agreed: true }));
  });

  it('is sent once by a double click, whose second click comes while its fields are checked', async () => {
    const answer = inState('idle');
    open(answer);
    await fillAndSend();
    await act(async () => [send(), send()].forEach((button) => button.click()));
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('keeps and sends what something wrote into a field without an event', async () => {
    const answer = inState('idle');
    open(answer);
    Object.assign(field('One'), { value: 'pasted' });
    fireEvent.change(field('Two'), { target: { value: '2' } });
    await userEvent.click(screen.getByRole('checkbox'));
    expect(field('One')).toHaveValue('pasted');
    await userEvent.click(send());
    await waitFor(() => expect(answer).toHaveBeenCalledWith(expect.objectContaining({ one: 'pasted' })));
  });

  it('describes an empty control by its hint, then by its error instead, and moves the focus there', async () => {
    open(inState('idle'));
    expect(field('One')).toHaveAccessibleDescription('The first');
    expect(field('One')).not.toBeInvalid();
    await userEvent.click(send());
    await waitFor(() => expect(field('One')).toHaveAccessibleDescription(en.auth.fieldRequired));
    expect(field('One')).toHaveFocus();
  });

  it('ticks a field that is filled in well, and says what is wrong with one that was left, and of no other', async () => {
    const user = userEvent.setup();
    open(inState('idle'));
    const ticks = () => document.querySelectorAll('svg.tick');
    await user.type(field('One'), '1');
    expect(ticks()).toHaveLength(0);
    await user.click(field('Two'));
    await user.tab();
    await waitFor(() => expect(field('Two')).toBeInvalid());
    expect(screen.getByRole('checkbox')).toBeValid();
    expect(ticks()).toHaveLength(1);
    expect(field('One').parentElement).toContainElement(ticks()[0] as HTMLElement);
  });

  it('shows messages above it, with the focus, and at fields; forgets them when it is sent again', async () => {
    const refusal: FormStatus = { ...idle, fieldErrors: { two: says('No') }, alerts: says('Stop', 'Halt') };
    const answers = [refusal, idle];
    const user = userEvent.setup();
    open(async () => answers.shift()!);
    await fillAndSend(user);
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    expect(document.activeElement).toHaveTextContent('StopHalt');
    expect(document.activeElement).not.toHaveAttribute('role');
    expect(field('Two')).toHaveAccessibleDescription('No');
    await user.click(send());
    await waitFor(() => expect(field('Two')).toBeValid());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that failed without a message moves the focus to its button, to try again until a value changes', async () => {
    const answer = inState('failed');
    const user = userEvent.setup();
    open(answer);
    await fillAndSend(user);
    await user.type(field('Two'), '!{Enter}');
    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: en.auth.form.tryAgain })).toHaveFocus();
    expect(liveRegion()).toHaveTextContent(en.auth.form.tryAgain);
    await user.type(field('One'), 'x');
    expect(send()).toBeVisible();
    expect(liveRegion()).toBeEmptyDOMElement();
    expect(field('One')).toHaveFocus();
  });

  it.each([
    ['codeForm', en.auth.form.sending],
    ['success', en.auth.successfully],
  ] as const)('in the state %s cannot be sent again until half a minute has led nowhere', async (state, name) => {
    jest.useFakeTimers();
    const answer = inState(state);
    open(answer);
    await fillAndSend(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }));
    const button = await screen.findByRole('button', { name });
    await act(async () => button.click());
    expect(answer).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(button).toHaveTextContent(en.auth.form.tryAgain);
    jest.useRealTimers();
  });
});
