import type { Context } from 'hono';

/** A JSON object from a request, not validated yet. */
export type Payload = Record<string, unknown>;

/** The JSON object in a request's body; undefined if it is anything else. */
export async function readPayload(c: Context): Promise<Payload | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Payload) : undefined;
}

/** Returns the key of a message, or undefined if the value is valid. */
type Rule = (value: unknown, payload: Payload) => string | undefined;

const rule =
  (missing: string, check: (value: string, payload: Payload) => string | undefined = () => undefined): Rule =>
  (value, payload) => {
    if (value === undefined || value === '') return missing;
    return typeof value === 'string' ? check(value.trim(), payload) : 'notValid';
  };

const length =
  (least: number, most = Infinity) =>
  (value: string) => {
    if (value.length < least) return 'tooShort';
    return value.length > most ? 'tooLong' : undefined;
  };

/** Maximum length of an address (https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3, less its brackets). */
const longestEmail = 254;

export type Rules = Readonly<Record<string, Rule>>;

const email = rule('emailRequired', (value) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= longestEmail ? undefined : 'invalidEmail',
);
const password = rule('passwordRequired');
const repeated = rule('repeatPasswordRequired', (value, all) =>
  value === String(all.password).trim() ? undefined : 'passwordDoNotMatch',
);
const name = rule('fieldRequired', length(2, 50));
/** 9 to 14 digits, after the code of the country, which the form puts before what was typed. */
const phone = rule('enterPhoneNumber', (value) => (/^\+?\d{9,18}$/.test(value) ? undefined : 'phoneNumber'));

/** The rules of each request, by field. The keys are those of the site's own messages. */
export const rules = {
  login: { email, password },
  code: { email, password, secret: rule('codeRequired', (value) => (value.length < 2 ? 'codeTooShort' : undefined)) },
  register: { first_name: name, last_name: name, phone, email, password, password_confirmation: repeated },
  forgot: { email },
  reset: {
    email,
    password: rule('passwordRequired', length(6)),
    password_confirmation: repeated,
    token: rule('linkNotValid'),
  },
} satisfies Record<string, Rules>;

/** The key of the message for each field that is not valid. */
export const errorsIn = (payload: Payload, ofCall: Rules): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ofCall).flatMap(([field, check]) => {
      const key = check(payload[field], payload);
      return key === undefined ? [] : [[field, key]];
    }),
  );
