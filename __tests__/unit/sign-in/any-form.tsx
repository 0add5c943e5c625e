import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { boolean, object, string } from 'yup';
import { CheckboxField, SelectField, TextField } from '../../../src/sign-in/form/fields';
import { Form } from '../../../src/sign-in/form/form';
import { type FormStatus, idle } from '../../../src/sign-in/form/form-status';
import { renderInPage } from '../../support/render-in-page';

const schema = object({
  one: string().trim().required('fieldRequired'),
  two: string().required('fieldRequired'),
  agreed: boolean().oneOf([true], 'fieldMustBeMarked'),
});

const options = ['a', 'b'].map((value) => ({ value, label: `Option ${value}` }));
const empty = { one: '', two: '', three: 'a', agreed: false };

type Answer = (values: typeof empty) => Promise<FormStatus>;

function TestForm({ answer }: { answer: Answer }) {
  const [status, setStatus] = useState(idle);
  const reset = useCallback((state: FormStatus['state']) => setStatus({ ...idle, state }), []);
  const submit = async (values: typeof empty, sent: object) => {
    reset('sending');
    setStatus({ ...(await answer(values)), sent });
  };
  return (
    <Form name="login" submitLabel="Send" initialValues={empty} schema={schema} request={{ status, submit, reset }}>
      <TextField name="one" label="One" hint="The first" />
      <TextField name="two" label="Two" />
      <SelectField name="three" label="Three" options={options} face="face" />
      <CheckboxField name="agreed" label="Agreed" />
    </Form>
  );
}

export const says = (...texts: string[]) => texts.map((text) => ({ text }));
/** An answer that is always this state. */
export const inState = (state: FormStatus['state']) => jest.fn(async (): Promise<FormStatus> => ({ ...idle, state }));

export const open = (answer: Answer) => renderInPage(<TestForm answer={answer} />);
export const field = (name: string) => screen.getByRole('textbox', { name });
export const send = () => screen.getByRole('button', { name: 'Send' });

/** Fills in every field and sends the form. */
export async function fillAndSend(user = userEvent.setup()) {
  await user.type(field('One'), ' 1 ');
  await user.type(field('Two'), '2');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Three' }), 'b');
  await user.click(screen.getByRole('checkbox', { name: 'Agreed' }));
  await user.click(send());
}
