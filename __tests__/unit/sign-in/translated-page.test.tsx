/** @jest-environment jsdom */
import '../../support/settings';
import { act, fireEvent } from '@testing-library/react';
import { storePendingLogin } from '../../../src/sign-in/pending-login';
import type { FormName } from '../../../src/routes';
import { formNames } from '../../support/form-names';
import { stubApi } from '../../support/stub-api';
import { translatePage } from '../../support/translate-page';
import { open as openForm } from './sign-in-page';
import { watchForms } from './watch-forms';
import { en } from '../../support/strings';

watchForms();

const values: Record<string, string> = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Lovelace',
  phone: '20 7946 0958',
  password: 'my secret',
  password_confirmation: 'my secret',
  secret: '123456',
};

function open(form: FormName): void {
  window.history.replaceState(
    { resetLink: { email: 'ada@example.com', token: 't', expires: Date.now() + 60_000 } },
    '',
    '/',
  );
  storePendingLogin({ email: 'ada@example.com', password: 'my secret' });
  openForm(form);
}

const controls = () => [...document.querySelectorAll<HTMLInputElement>('form input:not([hidden])')];
const button = () => document.querySelector<HTMLButtonElement>('[type=submit]')!;
const send = () => act(async () => button().click());

async function fill(): Promise<void> {
  await act(async () => {
    for (const control of controls())
      if (control.type === 'checkbox') fireEvent.click(control);
      else fireEvent.change(control, { target: { value: values[control.name] } });
  });
}

let stop: () => void;
afterEach(() => stop());

describe('on a page that the browser translates', () => {
  it.each(formNames)('the form %s shows mistakes, refusals and success, and keeps what was typed', async (form) => {
    const refused = { status: 422, body: { errors: { email: ['Taken'], stray: ['A stray one'] } } };
    stubApi(refused, 'refused', { status: 429 }, { status: 200 });
    open(form);
    stop = translatePage();
    await send();
    expect(document.querySelectorAll('[aria-invalid=true]')).not.toHaveLength(0);
    await fill();
    for (let answers = 0; answers < 3; answers += 1) await send();
    for (const { name, type, value } of controls()) if (type !== 'checkbox') expect(value).toBe(values[name]);
    await act(async () => void fireEvent.change(controls()[0]!, { target: { value: `${controls()[0]!.value}x` } }));
    if (form === 'resetPassword')
      await act(async () => void fireEvent.change(controls()[1]!, { target: { value: 'my secretx' } }));
    await send();
    expect(button()).toHaveTextContent(en.auth.successfully);
  });
});
