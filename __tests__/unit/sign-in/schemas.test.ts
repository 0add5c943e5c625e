import { validateYupSchema, yupToFormErrors } from 'formik';
import type { AnyObjectSchema } from 'yup';
import * as schemas from '../../../src/sign-in/schemas';

const { forgotSchema, loginSchema, registerSchema, resetSchema, twoFactorSchema } = schemas;

/** The error message of a field, by Formik's validation. */
async function messageAt(schema: AnyObjectSchema, values: object, field: string): Promise<string | undefined> {
  try {
    await validateYupSchema(values, schema);
    return undefined;
  } catch (error) {
    return (yupToFormErrors(error) as Record<string, string>)[field];
  }
}

type Row = [field: string, value: unknown, message: string | undefined, others?: object];

/** A row for each of the values. */
const all = (field: string, values: unknown[], message: string | undefined, others?: object): Row[] =>
  values.map((value) => [field, value, message, others]);

const emails: Row[] = [
  ...all('email', ['', '   '], 'emailRequired'),
  ...all('email', ['name', 'name@', '@example.com', 'na me@example.com', 'name@exa mple.com'], 'invalidEmail'),
  ...all('email', ['name@mün chen.de', 'name@münchen.de/x', 'näme@example.com'], 'invalidEmail'),
  ...all('email', ['name@example.com', ' name@example.com ', 'a.b+c@sub.example.co.uk'], undefined),
  ...all('email', ['name@münchen.de', 'name@xn--mnchen-3ya.de', `${'x'.repeat(242)}@example.com`], undefined),
  ['email', `${'x'.repeat(243)}@example.com`, 'invalidEmail'],
];

const names = (field: string): Row[] => [
  ...all(field, ['', '  ', '\u200b\u200b', '\u3164\u00ad\u2800'], 'fieldRequired'),
  ...all(field, ['A', ' A ', '😀'], 'tooShort'),
  ...all(field, ['Al', '李明', 'x'.repeat(50), '😀'.repeat(50)], undefined),
  [field, 'x'.repeat(51), 'tooLong'],
];

const phones: Row[] = [
  ['phone', '', 'enterPhoneNumber'],
  ...all('phone', ['+12345678', '++123456789', '1+23456789', '123456789+', '+-_():= ', '١٢٣٤٥٦٧٨٩'], 'phoneNumber'),
  ...all(
    'phone',
    ['.', '/', ',', ';', '*', '#', '[', 'x', '\n', '\t'].map((other) => `1234${other}56789`),
    'phoneNumber',
  ),
  ...all('phone', ['1 2-3_4(5)6:7=89', '12345678901234', '\u00a0+12\u00a034\u202f56789\t'], undefined),
  ...all('phone', ['0012345678901234', '000000000'], undefined),
  ...all('phone', ['123456789012345', '00123456789012345'], 'phoneNumber'),
];

const password = 'secret1';
const repeats: Row[] = [
  ['password_confirmation', '', 'repeatPasswordRequired', { password }],
  ...all('password_confirmation', ['secret2', 'secret1 '], 'passwordDoNotMatch', { password }),
  ['password_confirmation', password, 'passwordDoNotMatch', { password: '' }],
  ['password_confirmation', password, undefined, { password }],
];

const rules: Record<string, [AnyObjectSchema, Row[]]> = {
  login: [loginSchema, [...emails, ['password', '', 'passwordRequired'], ['password', ' ', undefined]]],
  register: [
    registerSchema,
    [
      ...names('first_name'),
      ...names('last_name'),
      ...phones,
      ...emails,
      ['password', '', 'passwordRequired'],
      ['password', 'x', undefined],
      ...repeats,
      ...all('terms', [false, undefined], 'fieldMustBeMarked'),
      ['terms', true, undefined],
    ],
  ],
  forgot: [forgotSchema, emails],
  reset: [
    resetSchema,
    [
      ['password', '', 'passwordRequired'],
      ['password', '12345', 'tooShort'],
      ['password', '123456', undefined],
      ...repeats,
    ],
  ],
  twoFactor: [
    twoFactorSchema,
    [
      ...all('secret', ['', ' \u200b'], 'codeRequired'),
      ...all('secret', ['1', ' 1 ', '\u200b1\u200b'], 'codeTooShort'),
      ['secret', '12', undefined],
    ],
  ],
};

describe.each(Object.entries(rules))('the rules of %s', (_form, [schema, rows]) => {
  it.each(rows)('at %s say of %j: %s', async (...[field, value, message, others]: Row) => {
    expect(await messageAt(schema, { ...others, [field]: value }, field)).toBe(message);
  });
});

describe('what is sent', () => {
  it.each(['123456', ' 123 456 ', '１２３４５６', '12\u200b3\u00a0456\ufeff'])(
    'for the code %j has no more than its characters',
    (secret) => expect(twoFactorSchema.cast({ secret })).toEqual({ secret: '123456' }),
  );

  it('has the domain of an address in ASCII, as Chromium reads it from the field', () => {
    expect(forgotSchema.cast({ email: ' Ada@Café.example ' })).toEqual({ email: 'Ada@xn--caf-dma.example' });
    expect(forgotSchema.cast({ email: 'Ada@Example.com' })).toEqual({ email: 'Ada@Example.com' });
  });
});
