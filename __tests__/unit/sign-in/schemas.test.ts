import { validateYupSchema, yupToFormErrors } from 'formik';
import type { AnyObjectSchema } from 'yup';
import { forgotSchema, loginSchema, registerSchema, resetSchema, twoFactorSchema } from '../../../src/sign-in/schemas';

/** The error message of a field, from Formik's validation. */
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
  ['email', ['a@example.com, b@example.com', 'a@example.com <b@example.com', '<>', 'a@example.com>'], 'invalidEmail'],
  ['email', ['name@mün chen.de', 'name@münchen.de/x', 'näme@example.com'], 'invalidEmail'],
  ['email', ['name@yahoo', 'name@münchen', 'name@example.', 'name@example.c', 'Name <name@localhost>'], 'invalidEmail'],
  ['email', ['name@example.com', ' name@example.com ', 'a.b+c@sub.example.co.uk'], undefined],
  [
    'email',
    ['name@例子.中国', 'name@x.org', "o'neil@example.com", 'o’neil@example.com', 'anna\u2011lena@example.com'],
    undefined,
  ],
  ['email', ['name@münchen.de', 'name@xn--mnchen-3ya.de', `${'x'.repeat(242)}@example.com`], undefined],
  ['email', [`${'x'.repeat(243)}@example.com`], 'invalidEmail'],
];

/** Converts ASCII to full-width characters, as East Asian keyboards type them. */
const wide = (text: string): string => text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

const names = (field: string): Row[] => [
  [field, ['', '  ', '\u200b\u200b', '\u3164\u00ad\u2800'], 'fieldRequired'],
  [field, ['A', ' A ', '😀'], 'tooShort'],
  [field, ['Al', '李明', 'x'.repeat(50), '😀'.repeat(50)], undefined],
  [field, ['x'.repeat(51)], 'tooLong'],
];

/** Digits that keyboards for other languages type, as the numbering systems of ECMA-402 have them. */
const otherDigits = ['arab', 'arabext', 'deva', 'beng', 'thai', 'mymr', 'tibt', 'olck', 'mathsans', 'rohg'];

/** A text with its digits in each of the other numbering systems. */
const inOtherDigits = (text: string): string[] =>
  otherDigits.map((system) => {
    const format = new Intl.NumberFormat('en', { numberingSystem: system });
    return text.replace(/\d/g, (digit) => format.format(Number(digit)));
  });

/** Dashes and the minus sign, which web pages, mails and word processors write between the digits of a number. */
const dashes = [...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d'];

/** Invisible characters that texts copied from mails, web pages and address books contain. */
const unseen = [...'\u200e\u200b\u202c\u2066\ufeff\u00ad\u2060\u3164\u{e0041}\ufe0f\0\u2028'];

/** A text with each invisible character before, inside and after it. */
const withUnseen = (text: string): string[] =>
  unseen.map((one) => `${one}${text.slice(0, 3)}${one}${text.slice(3)}${one}`);

const separated = ['.', '/', ',', ';', '*', '#', '[', 'x', '\n', '\t'].map((other) => `1234${other}56789`);
const phones: Row[] = [
  ['phone', [''], 'enterPhoneNumber'],
  ['phone', ['+12345678', '++123456789', '1+23456789', '123456789+', '+-_():= ', '١٢٣٤٥٦٧٨'], 'phoneNumber'],
  ['phone', separated, 'phoneNumber'],
  ['phone', ['1 2-3_4(5)6:7=89', '12345678901234', '\u00a0+12\u00a034\u202f56789\t'], undefined],
  ['phone', ['0012345678901234', '000000000'], undefined],
  ['phone', [...inOtherDigits('+12 345-6789'), ...dashes.map((dash) => `12${dash}34${dash}56789`)], undefined],
  ['phone', ['123456789012345', '00123456789012345'], 'phoneNumber'],
];

const password = 'secret1';
const repeats: Row[] = [
  ['password_confirmation', [''], 'repeatPasswordRequired', { password }],
  ['password_confirmation', ['secret2', 'secret1 '], 'passwordDoNotMatch', { password }],
  ['password_confirmation', [password], undefined, { password }],
  // The password contains “é” as one character; its repetition has an e and a combining accent, as macOS types “é”.
  ['password_confirmation', ['cafe\u0301s1'], undefined, { password: 'caf\u00e9s1' }],
  ['password_confirmation', ['\uff53ecret1', 'secret1\u200b'], 'passwordDoNotMatch', { password }],
];

const terms: Row[] = [
  ['terms', ['', undefined], 'fieldMustBeMarked'],
  ['terms', ['on'], undefined],
];

const passwords: Row[] = [
  ['password', [''], 'passwordRequired'],
  ['password', [' ', 'x'], undefined],
];

const newPasswords: Row[] = [
  ['password', [''], 'passwordRequired'],
  ['password', ['12345', 'cafe\u0301s'], 'tooShort'],
  ['password', ['123456'], undefined],
];

const codes: Row[] = [
  ['secret', ['', ' \u200b', '–'], 'codeRequired'],
  ['secret', ['1', ' 1 ', '\u200b1\u200b', '1-'], 'codeTooShort'],
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
])('form %s', (_form, schema, rows) => {
  const expectMessage = async (...[field, values, message, others]: Row) => {
    for (const value of values) expect(await messageAt(schema, { ...others, [field]: value }, field)).toBe(message);
  };
  it.each(rows.filter(([, , message]) => message))(
    'the sign-in form’s field %s rejects each of the values %j with the error %s',
    expectMessage,
  );
  it.each(rows.filter(([, , message]) => !message))(
    'the sign-in form’s field %s accepts each of the values %j',
    expectMessage,
  );
});

it.each([
  [
    'email',
    'ada@example.com',
    loginSchema,
    [' ada@example.com ', ...withUnseen('ada@example.com'), wide('ada@example.com')],
  ],
  ['email', 'a@b.example', loginSchema, ['\u00a0a@b.example\u3000']],
  [
    'email',
    'ada@example.com',
    registerSchema,
    ['Ada Li <ada@example.com>', '"Li, Ada" <ada@example.com>', '<ada@example.com>', 'mailto:ada@example.com'],
  ],
  ['email', 'ada@example.com', loginSchema, ['Ada Li <ada@example.com>; ', '<ada@example.com>,']],
  ['email', 'ada@example.com', forgotSchema, ['ada@example.com. ', 'ada@example.com,', 'ada@example.com;']],
  ['first_name', 'Anna Li', registerSchema, ['Anna\u00a0 Li', ...withUnseen('Anna Li'), wide('Anna Li')]],
  ['last_name', 'Zoë', registerSchema, ['Zoe\u0308 ', 'Z\u200do\u200c\u00eb']],
  ['last_name', 'نیک\u200cنام', registerSchema, ['نیک\u200cنام\u200c', '\u202bنیک\u200cنام\u202c']],
  ['last_name', '辻\u{e0100}', registerSchema, ['辻\u{e0100} ']],
  ['first_name', 'श\u094d\u200dरी', registerSchema, ['श\u094d\u200dरी\u200b']],
  [
    'phone',
    '+41 79 123',
    registerSchema,
    ['\u202a+41\u00a079\u202f123\u202c', ...withUnseen('+41 79 123'), wide('+41 79 123')],
  ],
  [
    'secret',
    '918376',
    twoFactorSchema,
    ['918-376', '918 376', ' 918.376 ', '(918376)', ...withUnseen('918376'), wide('918376')],
  ],
  ['secret', '918376', twoFactorSchema, [...inOtherDigits('918376'), ...dashes.map((dash) => `918${dash}376`)]],
  ['secret', 'AB12', twoFactorSchema, ['AB_12', '*AB12*']],
  ['password', ' e\u0301\u200b ', resetSchema, [' e\u0301\u200b ']],
])(
  'the sign-in form’s field %s sends %j for each variant of this value that visitors may type; passwords stay as typed',
  (field, sent, schema, typed) => {
    for (const value of typed)
      expect(schema.cast({ [field]: value }, { assert: false })).toMatchObject({ [field]: sent });
  },
);

it('a sign-in form sends an e-mail’s internationalized domain as Punycode, and leaves an ASCII domain unchanged', () => {
  expect(forgotSchema.cast({ email: ' Ada@Café.example ' })).toEqual({ email: 'Ada@xn--caf-dma.example' });
  expect(forgotSchema.cast({ email: 'Ada@Example.com' })).toEqual({ email: 'Ada@Example.com' });
});

it.each(dashes)('a sign-in form sends the dash %j in an e-mail address as a hyphen', (dash) => {
  expect(forgotSchema.cast({ email: `anna${dash}li@my${dash}bank.example` })).toEqual({
    email: 'anna-li@my-bank.example',
  });
});
