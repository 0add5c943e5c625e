import { validateYupSchema, yupToFormErrors } from 'formik';
import type { AnyObjectSchema } from 'yup';
import { forgotSchema, loginSchema, registerSchema, resetSchema, twoFactorSchema } from '../../../src/sign-in/schemas';

/** The error message of a field, by Formik's validation. */
async function messageAt(schema: AnyObjectSchema, values: object, field: string): Promise<string | undefined> {
  try {
    await validateYupSchema(values, schema);
    return undefined;
  } catch (error) {
    return (yupToFormErrors(error) as Record<string, string>)[field];
  }
}

type Row = [field: string, values: unknown[], message: string | undefined, others?: object];

const emails: Row[] = [
  ['email', ['', '   '], 'emailRequired'],
  ['email', ['name', 'name@', '@example.com', 'na me@example.com', 'name@exa mple.com'], 'invalidEmail'],
  ['email', ['name@mün chen.de', 'name@münchen.de/x', 'näme@example.com'], 'invalidEmail'],
  ['email', ['name@example.com', ' name@example.com ', 'a.b+c@sub.example.co.uk'], undefined],
  ['email', ['name@münchen.de', 'name@xn--mnchen-3ya.de', `${'x'.repeat(242)}@example.com`], undefined],
  ['email', [`${'x'.repeat(243)}@example.com`], 'invalidEmail'],
];

const names = (field: string): Row[] => [
  [field, ['', '  ', '\u200b\u200b', '\u3164\u00ad\u2800'], 'fieldRequired'],
  [field, ['A', ' A ', '😀'], 'tooShort'],
  [field, ['Al', '李明', 'x'.repeat(50), '😀'.repeat(50)], undefined],
  [field, ['x'.repeat(51)], 'tooLong'],
];

const separated = ['.', '/', ',', ';', '*', '#', '[', 'x', '\n', '\t'].map((other) => `1234${other}56789`);
const phones: Row[] = [
  ['phone', [''], 'enterPhoneNumber'],
  ['phone', ['+12345678', '++123456789', '1+23456789', '123456789+', '+-_():= ', '١٢٣٤٥٦٧٨٩'], 'phoneNumber'],
  ['phone', separated, 'phoneNumber'],
  ['phone', ['1 2-3_4(5)6:7=89', '12345678901234', '\u00a0+12\u00a034\u202f56789\t'], undefined],
  ['phone', ['0012345678901234', '000000000'], undefined],
  ['phone', ['123456789012345', '00123456789012345'], 'phoneNumber'],
];

const password = 'secret1';
const repeats: Row[] = [
  ['password_confirmation', [''], 'repeatPasswordRequired', { password }],
  ['password_confirmation', ['secret2', 'secret1 '], 'passwordDoNotMatch', { password }],
  ['password_confirmation', [password], undefined, { password }],
];

const terms: Row[] = [
  ['terms', [false, undefined], 'fieldMustBeMarked'],
  ['terms', [true], undefined],
];

const passwords: Row[] = [
  ['password', [''], 'passwordRequired'],
  ['password', [' ', 'x'], undefined],
];

const newPasswords: Row[] = [
  ['password', [''], 'passwordRequired'],
  ['password', ['12345'], 'tooShort'],
  ['password', ['123456'], undefined],
];

const codes: Row[] = [
  ['secret', ['', ' \u200b'], 'codeRequired'],
  ['secret', ['1', ' 1 ', '\u200b1\u200b'], 'codeTooShort'],
  ['secret', ['12'], undefined],
];

describe.each<[string, AnyObjectSchema, Row[]]>([
  ['login', loginSchema, [...emails, ...passwords]],
  ['forgot', forgotSchema, emails],
  ['reset', resetSchema, [...newPasswords, ...repeats]],
  ['twoFactor', twoFactorSchema, codes],
  [
    'register',
    registerSchema,
    [...names('first_name'), ...names('last_name'), ...phones, ...emails, ...passwords, ...repeats, ...terms],
  ],
])('the rules of %s', (_form, schema, rows) => {
  it.each(rows)(
    'at the field %s answer each of %j with the error %s',
    async (...[field, values, message, others]: Row) => {
      for (const value of values) expect(await messageAt(schema, { ...others, [field]: value }, field)).toBe(message);
    },
  );
});

it('a code is sent with no more than its characters', () => {
  for (const secret of ['123456', ' 123 456 ', '１２３４５６', '12\u200b3\u00a0456\ufeff'])
    expect(twoFactorSchema.cast({ secret })).toEqual({ secret: '123456' });
});

it('the domain of an address is sent in ASCII, as Chromium reads it from the field', () => {
  expect(forgotSchema.cast({ email: ' Ada@Café.example ' })).toEqual({ email: 'Ada@xn--caf-dma.example' });
  expect(forgotSchema.cast({ email: 'Ada@Example.com' })).toEqual({ email: 'Ada@Example.com' });
});
