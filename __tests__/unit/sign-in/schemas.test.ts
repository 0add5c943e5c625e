import fc from 'fast-check';
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

const schemas = {
  login: loginSchema,
  twoFactor: twoFactorSchema,
  register: registerSchema,
  forgot: forgotSchema,
  reset: resetSchema,
};

type Row = [form: keyof typeof schemas, field: string, value: unknown, message: string | undefined, others?: object];

const emails = (form: 'login' | 'register' | 'forgot'): Row[] => [
  [form, 'email', '', 'emailRequired'],
  [form, 'email', '   ', 'emailRequired'],
  [form, 'email', 'name', 'invalidEmail'],
  [form, 'email', 'name@', 'invalidEmail'],
  [form, 'email', '@example.com', 'invalidEmail'],
  [form, 'email', 'na me@example.com', 'invalidEmail'],
  [form, 'email', 'name@exa mple.com', 'invalidEmail'],
  [form, 'email', 'name@example.com', undefined],
  [form, 'email', ' name@example.com ', undefined],
  [form, 'email', 'a.b+c@sub.example.co.uk', undefined],
  [form, 'email', 'name@münchen.de', undefined],
  [form, 'email', 'name@xn--mnchen-3ya.de', undefined],
  [form, 'email', 'name@mün chen.de', 'invalidEmail'],
  [form, 'email', 'name@münchen.de/x', 'invalidEmail'],
  [form, 'email', 'näme@example.com', 'invalidEmail'],
  [form, 'email', `${'x'.repeat(242)}@example.com`, undefined],
  [form, 'email', `${'x'.repeat(243)}@example.com`, 'invalidEmail'],
];

const names = (field: string): Row[] => [
  ['register', field, '', 'fieldRequired'],
  ['register', field, '  ', 'fieldRequired'],
  ['register', field, '\u200b\u200b', 'fieldRequired'],
  ['register', field, '\u3164\u00ad\u2800', 'fieldRequired'],
  ['register', field, 'A', 'tooShort'],
  ['register', field, ' A ', 'tooShort'],
  ['register', field, '😀', 'tooShort'],
  ['register', field, 'Al', undefined],
  ['register', field, '李明', undefined],
  ['register', field, 'x'.repeat(50), undefined],
  ['register', field, '😀'.repeat(50), undefined],
  ['register', field, 'x'.repeat(51), 'tooLong'],
];

const phones: Row[] = [
  ['register', 'phone', '', 'enterPhoneNumber'],
  ['register', 'phone', '12345678', 'phoneNumber'],
  ['register', 'phone', '123456789012345', 'phoneNumber'],
  ['register', 'phone', '+123456789', undefined],
  ...['++123456789', '1+23456789', '123456789+'].map((phone): Row => ['register', 'phone', phone, 'phoneNumber']),
  ...[' ', '-', '_', '(', ')', ':', '='].map((separator): Row => [
    'register',
    'phone',
    `+${separator}12${separator}34${separator}${separator}56789${separator}`,
    undefined,
  ]),
  ...['.', '/', ',', ';', '*', '#', '[', 'x', '\n', '\t'].map((other): Row => [
    'register',
    'phone',
    `1234${other}56789`,
    'phoneNumber',
  ]),
  ['register', 'phone', '\u00a0+12\u00a034\u202f56789\t', undefined],
  ['register', 'phone', '\u202a+123456789\u202c', undefined],
  ['register', 'phone', '0012345678901234', undefined],
  ['register', 'phone', '00123456789012345', 'phoneNumber'],
  ['register', 'phone', '001234567', undefined],
  ['register', 'phone', '+-_():= ', 'phoneNumber'],
  ['register', 'phone', '١٢٣٤٥٦٧٨٩', 'phoneNumber'],
];

const repeats = (form: 'register' | 'reset'): Row[] => [
  [form, 'password_confirmation', '', 'repeatPasswordRequired', { password: 'secret1' }],
  [form, 'password_confirmation', 'secret2', 'passwordDoNotMatch', { password: 'secret1' }],
  [form, 'password_confirmation', 'secret1 ', 'passwordDoNotMatch', { password: 'secret1' }],
  [form, 'password_confirmation', 'secret1', 'passwordDoNotMatch', { password: '' }],
  [form, 'password_confirmation', 'secret1', undefined, { password: 'secret1' }],
];

const rows: Row[] = [
  ...emails('login'),
  ['login', 'password', '', 'passwordRequired'],
  ['login', 'password', ' ', undefined],
  ...names('first_name'),
  ...names('last_name'),
  ...phones,
  ...emails('register'),
  ['register', 'password', '', 'passwordRequired'],
  ['register', 'password', 'x', undefined],
  ...repeats('register'),
  ['register', 'terms', false, 'fieldMustBeMarked'],
  ['register', 'terms', undefined, 'fieldMustBeMarked'],
  ['register', 'terms', true, undefined],
  ...emails('forgot'),
  ['reset', 'password', '', 'passwordRequired'],
  ['reset', 'password', '12345', 'tooShort'],
  ['reset', 'password', '123456', undefined],
  ...repeats('reset'),
  ['twoFactor', 'secret', '', 'codeRequired'],
  ['twoFactor', 'secret', '1', 'codeTooShort'],
  ['twoFactor', 'secret', ' 1 ', 'codeTooShort'],
  ['twoFactor', 'secret', '\u200b1\u200b', 'codeTooShort'],
  ['twoFactor', 'secret', ' \u200b', 'codeRequired'],
  ['twoFactor', 'secret', '12', undefined],
];

describe('the rules of the forms', () => {
  it.each(rows)('%s: %s with %j says %s', async (...[form, field, value, message, others]: Row) => {
    expect(await messageAt(schemas[form], { ...others, [field]: value }, field)).toBe(message);
  });

  it('say the same about an empty text on a server, where nothing turns it into a missing one', async () => {
    const blank = { first_name: '', last_name: 'Al', phone: '', email: '', password: '', password_confirmation: '' };
    const errors: { inner: { path: string; message: string }[] } = await registerSchema
      .validate(blank, { abortEarly: false })
      .catch((error) => error);
    const first = (field: string) => errors.inner.find(({ path }) => path === field)?.message;
    expect(['first_name', 'phone', 'email', 'password', 'password_confirmation'].map(first)).toEqual([
      'fieldRequired',
      'enterPhoneNumber',
      'emailRequired',
      'passwordRequired',
      'repeatPasswordRequired',
    ]);
  });
});

const separators = fc.string({ unit: fc.constantFrom(' ', '-', '_', '(', ')', ':', '='), maxLength: 3 });
const digit = fc.constantFrom(...'0123456789');

const written = (digits: fc.Arbitrary<string[]>) =>
  fc
    .tuple(
      fc.boolean(),
      separators,
      digits.chain((all) => fc.tuple(...all.map((one) => separators.map((after) => one + after)))),
    )
    .map(([plus, before, rest]) => (plus ? '+' : '') + before + rest.join(''));

describe('what is sent', () => {
  it.each(['123456', ' 123 456 ', '１２３４５６', '12\u200b3\u00a0456\ufeff'])(
    'for the code %j has no more than its characters',
    (secret) => {
      expect(twoFactorSchema.cast({ secret })).toEqual({ secret: '123456' });
    },
  );

  it('has the domain of an address in ASCII, as Chromium reads it from the field', () => {
    expect(forgotSchema.cast({ email: ' Ada@Café.example ' })).toEqual({ email: 'Ada@xn--caf-dma.example' });
    expect(forgotSchema.cast({ email: 'Ada@Example.com' })).toEqual({ email: 'Ada@Example.com' });
  });
});

describe('the rules of the forms, by property', () => {
  it('accept every phone number of 9 to 14 digits, however it is separated', async () => {
    await fc.assert(
      fc.asyncProperty(written(fc.array(digit, { minLength: 9, maxLength: 14 })), async (phone) => {
        expect(await messageAt(registerSchema, { phone }, 'phone')).toBeUndefined();
      }),
    );
  });

  it('refuse every phone number of fewer or more digits', async () => {
    const tooMany = fc.array(digit, { minLength: 15, maxLength: 30 });
    const wrong = fc.oneof(
      fc.array(digit, { minLength: 1, maxLength: 8 }),
      // The prefix 00 does not count towards the limit, so up to 16 digits are right with it.
      tooMany.filter((digits) => !digits.join('').startsWith('00')),
    );
    await fc.assert(
      fc.asyncProperty(written(wrong), async (phone) => {
        expect(await messageAt(registerSchema, { phone }, 'phone')).toBe('phoneNumber');
      }),
    );
  });

  it('accept every ordinary e-mail address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.emailAddress(), async (email) => {
        expect(await messageAt(forgotSchema, { email }, 'email')).toBeUndefined();
      }),
    );
  });
});
