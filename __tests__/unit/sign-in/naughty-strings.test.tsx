/** @jest-environment jsdom */
import '../../support/settings';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import naughty from 'big-list-of-naughty-strings/blns.json';
import { AuthForm } from '../../../src/sign-in/forms';
import { dropTypedValues } from '../../../src/sign-in/form/typed-values';
import { loginSchema, registerSchema } from '../../../src/sign-in/schemas';
import { renderInPage } from '../../support/render-in-page';
import { stubApi } from '../../support/stub-api';
import { en } from '../../support/strings';

const strings: string[] = naughty;

const executed = jest.fn();

/** Timeout in milliseconds, for the long list on a busy machine. */
const patience = 120_000;

beforeAll(() => {
  Object.assign(window, { alert: executed });
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  dropTypedValues('login');
  dropTypedValues('register');
});

/** Elements that would show that a string was parsed as HTML. */
const injected = () => document.querySelectorAll('script, iframe, img, style, [onerror], [onclick], marquee');

it(
  'no naughty string makes a rule throw anything but a refusal',
  async () => {
    for (const text of strings) {
      const values = { email: text, password: text, first_name: text, last_name: text, phone: text };
      for (const schema of [loginSchema, registerSchema])
        await schema.validate(values).catch((error: Error) => expect(error.name).toBe('ValidationError'));
    }
  },
  patience,
);

it(
  'no naughty string typed into a field breaks the form or is executed',
  async () => {
    renderInPage(<AuthForm form="register" />, { route: 'register' });
    const fields = [...document.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')];
    expect(fields).toHaveLength(6);
    for (const text of strings)
      await act(async () => {
        for (const field of fields) fireEvent.change(field, { target: { value: text } });
      });
    expect(screen.getByRole('form')).toBeVisible();
    expect(injected()).toHaveLength(0);
    expect(executed).not.toHaveBeenCalled();
  },
  patience,
);

it(
  'every naughty string the server says is shown as text',
  async () => {
    for (let from = 0; from < strings.length; from += 50) {
      const messages = strings.slice(from, from + 50).filter((text) => text.trim() !== '');
      stubApi({ status: 422, body: { errors: { email: messages, elsewhere: messages } } });
      renderInPage(<AuthForm form="login" />, { route: 'login' });
      fireEvent.change(screen.getByLabelText(en.auth.label.email), { target: { value: 'a@b.example' } });
      fireEvent.change(screen.getByLabelText(en.auth.label.password), { target: { value: 'x' } });
      fireEvent.submit(screen.getByRole('form'));
      await waitFor(() => expect(screen.getByLabelText(en.auth.label.email)).toBeInvalid());
      expect(document.getElementById('field-email-error')?.textContent).toBe(messages.join(' '));
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(messages);
      expect(injected()).toHaveLength(0);
      dropTypedValues('login');
      cleanup();
    }
    expect(executed).not.toHaveBeenCalled();
  },
  patience,
);
