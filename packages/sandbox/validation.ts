import type { Context } from 'hono';
import { object, ref, type Schema, string, ValidationError } from 'yup';
import { readObject } from './body';

const fields = [
  'email',
  'password',
  'password_confirmation',
  'remember',
  'secret',
  'first_name',
  'last_name',
  'phone',
  'token',
] as const;

/** The fields of a call, not validated yet: `null` for one that is a list or an object. */
export type Payload = Partial<Record<(typeof fields)[number], unknown>>;

/** The fields of a call in a request's body. Throws as `readObject` does. */
export async function readPayload(c: Context): Promise<Payload> {
  const body = await readObject(c);
  const given = fields.filter((field) => Object.hasOwn(body, field));
  return Object.fromEntries(given.map((field) => [field, typeof body[field] === 'object' ? null : body[field]]));
}

/** Anything but a text counts as missing. */
const text = string().transform((value: unknown, given) => (typeof given === 'string' ? value : undefined));
const email = text.trim().required('emailRequired').email('invalidEmail').max(254, 'invalidEmail');
const password = text.required('passwordRequired');
const repeated = text.required('repeatPasswordRequired').oneOf([ref('password')], 'passwordDoNotMatch');
const name = text.trim().required('fieldRequired').min(2, 'tooShort').max(50, 'tooLong');
/** 9 to 14 digits, after the code of the country, which the form puts before what was typed. */
const phone = text.required('enterPhoneNumber').matches(/^\+?\d{9,18}$/, 'phoneNumber');

/** The rules of each request. Their messages are keys of the site's own. */
export const rules = {
  login: object({ email, password }),
  code: object({ email, password, secret: text.trim().required('codeRequired').min(2, 'codeTooShort') }),
  register: object({ first_name: name, last_name: name, phone, email, password, password_confirmation: repeated }),
  forgot: object({ email }),
  reset: object({
    email,
    password: password.min(6, 'tooShort'),
    password_confirmation: repeated,
    token: text.required('linkNotValid'),
  }),
};

/** The key of the first message for each field that is not valid. */
export function errorsIn(payload: Payload, ofCall: Schema): Record<string, string> {
  try {
    ofCall.validateSync(payload, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}
