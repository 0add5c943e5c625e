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

/** The fields of a request before validation. A list or object as a value is replaced by `null`. */
export type Payload = Partial<Record<(typeof fields)[number], unknown>>;

/** Reads the fields of a request's body. Throws like `readObject`. */
export async function readPayload(c: Context): Promise<Payload> {
  const body = await readObject(c);
  const given = fields.filter((field) => Object.hasOwn(body, field));
  return Object.fromEntries(given.map((field) => [field, typeof body[field] === 'object' ? null : body[field]]));
}

/** The rule for a text field: a value that is not a string counts as missing. */
const text = string().transform((value: unknown, given) => (typeof given === 'string' ? value : undefined));
const email = text.trim().required('emailRequired').email('invalidEmail').max(254, 'invalidEmail');
const password = text.required('passwordRequired');
const repeated = text.required('repeatPasswordRequired').oneOf([ref('password')], 'passwordDoNotMatch');
const name = text.trim().required('fieldRequired').min(2, 'tooShort').max(50, 'tooLong');
/** The rule for a phone number: 9 to 18 digits, which include the country code that the form prepends. */
const phone = text.required('enterPhoneNumber').matches(/^\+?\d{9,18}$/, 'phoneNumber');

/** Validation of each request. Messages are keys of the site's strings. */
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

/** For each invalid field, the key of its first message. */
export function errorsIn(payload: Payload, ofCall: Schema): Record<string, string> {
  try {
    ofCall.validateSync(payload, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.toReversed().map(({ path = '', message }) => [path, message]));
  }
}
