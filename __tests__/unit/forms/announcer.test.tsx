/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object, string } from 'yup';
import { TextField } from '../../../src/forms/fields';
import { Form } from '../../../src/forms/form';
import { type FormStatus, idle } from '../../../src/forms/form-status';
import { liveRegion } from '../../support/live-regions';
import { renderInPage } from '../../support/render-in-page';
import { en } from '../../support/strings';

const schema = object({ one: string().required('fieldRequired') });

const open = (onSubmit: () => Promise<FormStatus> = async () => idle) =>
  renderInPage(
    <Form submitLabel="Send" initialValues={{ one: '' }} schema={schema} onSubmit={onSubmit}>
      <TextField name="one" label="One" />
    </Form>,
  );

const field = () => screen.getByRole('textbox', { name: 'One' });

/** What the live region says, in order, from now on. */
function listen(): string[] {
  const said: string[] = [];
  new MutationObserver(() => said.push(liveRegion().textContent)).observe(liveRegion(), {
    characterData: true,
    childList: true,
    subtree: true,
  });
  return said;
}

describe('a form announces', () => {
  it('a mistake in the field that has the focus already, at every attempt, until it is changed', async () => {
    const user = userEvent.setup();
    open();
    const said = listen();
    await user.type(field(), '{Enter}');
    await waitFor(() => expect(said).toEqual([en.auth.fieldRequired]));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(said).toEqual([en.auth.fieldRequired, '', en.auth.fieldRequired]));
    await user.keyboard('1');
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('no earlier mistake after an answer with an alert', async () => {
    const user = userEvent.setup();
    const answers: FormStatus[] = [
      { ...idle, fieldErrors: { one: ['Wrong'] } },
      { ...idle, alerts: ['Too many'] },
    ];
    open(async () => answers.shift() ?? idle);
    const said = listen();
    await user.type(field(), '1{Enter}');
    await waitFor(() => expect(said).toEqual(['Wrong']));
    await user.keyboard('{Enter}');
    await screen.findByText('Too many');
    expect(said).toEqual(['Wrong', '']);
  });

  it('that it is sending only if that takes a while', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    let answer: (status: FormStatus) => void = () => undefined;
    open(() => new Promise((resolve) => (answer = resolve)));
    const said = listen();
    await user.type(field(), '1{Enter}');
    await screen.findByRole('button', { name: en.auth.form.sending });
    await act(() => jest.advanceTimersByTimeAsync(500));
    await act(async () => answer(idle));
    expect(said).toEqual([]);
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: en.auth.form.sending });
    await act(() => jest.advanceTimersByTimeAsync(700));
    expect(said).toEqual([en.auth.form.sending]);
    jest.useRealTimers();
  });
});
