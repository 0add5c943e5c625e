/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { boolean, object, string } from 'yup';
import { CheckboxField, SelectField, TextField } from '../../../src/forms/fields';
import { Form } from '../../../src/forms/form';
import { type FormStatus, idle } from '../../../src/forms/form-status';
import { renderInPage } from '../../support/render-in-page';
import { liveRegion } from '../../support/live-regions';
import { en } from '../../support/strings';

const schema = object({
  one: string().trim().required('fieldRequired'),
  two: string().required('fieldRequired'),
  agreed: boolean().oneOf([true], 'fieldMustBeMarked'),
});

const options = [
  { value: 'a', label: 'Option A' },
  { value: 'b', label: 'Option B' },
];

const empty = { one: '', two: '', three: 'a', agreed: false };

function open(onSubmit: (values: typeof empty) => Promise<FormStatus>) {
  return renderInPage(
    <Form submitLabel="Send" initialValues={empty} schema={schema} onSubmit={onSubmit}>
      <TextField name="one" label="One" hint="The first" />
      <TextField name="two" label="Two" />
      <SelectField name="three" label="Three" options={options} face="face" />
      <CheckboxField name="agreed" label="Agreed" />
    </Form>,
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

async function fillAndSend(user = userEvent.setup()) {
  await user.type(field('One'), ' 1 ');
  await user.type(field('Two'), '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Three' }), 'b');
  await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
}

describe('a form', () => {
  it('hands over the values as the schema casts them', async () => {
    const onSubmit = jest.fn(async () => idle);
    open(onSubmit);
    await fillAndSend();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ one: '1', two: '2', three: 'b', agreed: true }));
  });

  it('describes an empty control by its hint, then by its error instead', async () => {
    open(async () => idle);
    expect(field('One')).toHaveAccessibleDescription('The first');
    expect(field('One')).not.toBeInvalid();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field('One')).toHaveAccessibleDescription(en.auth.fieldRequired));
    expect(field('One')).toHaveFocus();
  });

  it('ticks a field that is filled in well, and no other', async () => {
    const user = userEvent.setup();
    open(async () => idle);
    const ticks = () => document.querySelectorAll('svg.tick');
    await user.type(field('One'), '1');
    expect(ticks()).toHaveLength(0);
    await user.click(field('Two'));
    await user.tab();
    await waitFor(() => expect(field('Two')).toBeInvalid());
    expect(ticks()).toHaveLength(1);
    expect(field('One').parentElement).toContainElement(ticks()[0] as HTMLElement);
  });

  it('forgets an earlier refusal when it is sent again', async () => {
    const answers: FormStatus[] = [{ ...idle, fieldErrors: { two: ['No'] }, alerts: ['Stop'] }, idle];
    const user = userEvent.setup();
    open(async () => answers.shift() ?? idle);
    await fillAndSend(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Stop');
    expect(field('Two')).toHaveAccessibleDescription('No');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field('Two')).toBeValid());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says a refusal again when the refused value returns', async () => {
    const user = userEvent.setup();
    open(async () => ({ ...idle, fieldErrors: { two: [en.auth.invalidCode] } }));
    await fillAndSend(user);
    await waitFor(() => expect(field('Two')).toHaveAccessibleDescription(en.auth.invalidCode));
    await user.type(field('Two'), 'x');
    expect(field('Two')).toBeValid();
    await user.type(field('Two'), '{Backspace}');
    expect(field('Two')).toHaveAccessibleDescription(en.auth.invalidCode);
  });

  it('moves the focus to a message above it', async () => {
    open(async () => ({ ...idle, fieldErrors: { two: ['No'] }, alerts: ['Stop', 'Halt'] }));
    await fillAndSend();
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    const focused = document.activeElement;
    expect(focused).toHaveTextContent('StopHalt');
    expect(focused).not.toHaveAttribute('role');
  });

  it('that failed without a message offers to try again until a value changes', async () => {
    const user = userEvent.setup();
    open(async () => ({ ...idle, state: 'failed' }));
    await fillAndSend(user);
    expect(await screen.findByRole('button', { name: en.auth.form.tryAgain })).toHaveFocus();
    expect(liveRegion()).toHaveTextContent(en.auth.form.tryAgain);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(field('One'), 'x');
    expect(screen.getByRole('button', { name: 'Send' })).toBeVisible();
    expect(liveRegion()).toBeEmptyDOMElement();
  });

  it('that failed without a message while it was sent by Enter moves the focus to its button', async () => {
    const onSubmit = jest.fn(async (): Promise<FormStatus> => ({ ...idle, state: 'failed' }));
    const user = userEvent.setup();
    open(onSubmit);
    await fillAndSend(user);
    await user.type(field('Two'), '!{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(await screen.findByRole('button', { name: en.auth.form.tryAgain })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(3));
  });

  it('keeps its spinner while leaving, and cannot be sent again', async () => {
    const onSubmit = jest.fn(async (): Promise<FormStatus> => ({ ...idle, state: 'leaving' }));
    open(onSubmit);
    await fillAndSend();
    const busy = await screen.findByRole('button', { name: en.auth.form.sending });
    await act(async () => busy.click());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('that succeeded cannot be sent again', async () => {
    const onSubmit = jest.fn(async (): Promise<FormStatus> => ({ ...idle, state: 'success' }));
    open(onSubmit);
    await fillAndSend();
    const done = await screen.findByRole('button', { name: en.auth.successfully });
    await act(async () => done.click());
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});
