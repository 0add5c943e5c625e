import type { Context } from 'hono';
import { object, ref, type Schema, string, ValidationError } from 'yup';

/** A JSON object from a request, not validated yet. */
export type Payload = Record<string, unknown>;

/** The JSON object in a request's body; undefined if it is anything else. */
export async function readPayload(c: Context): Promise<Payload | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Payload) : undefined;
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
