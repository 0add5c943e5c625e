import { readFileSync } from 'node:fs';
import type { AnyObjectSchema } from 'yup';
import { catalogue } from '../../../src/sign-in/error-catalogue';
import * as schemas from '../../../src/sign-in/schemas';
import { locales } from '../../../src/i18n/locales';

type Strings = { [key: string]: string | Strings };

const stringsOf = (locale: string): Strings => JSON.parse(readFileSync(`locales/${locale}/auth.json`, 'utf8'));

/** Every string by its dotted name. */
const flat = (strings: Strings, before = ''): [string, string][] =>
  Object.entries(strings).flatMap(([key, value]) =>
    typeof value === 'string' ? [[before + key, value] as [string, string]] : flat(value, `${before}${key}.`),
  );

const marks = (text: string) => [...text.matchAll(/\{\{\w+\}\}|<\/?\w+>/g)].map(([mark]) => mark).sort();

const messagesOf = (schema: AnyObjectSchema): Promise<string[]> =>
  schema
    .validate(
      {
        email: 'x',
        first_name: 'x',
        last_name: 'x'.repeat(51),
        phone: '1',
        password: '1',
        password_confirmation: '2',
        secret: '1',
      },
      { abortEarly: false },
    )
    .then(
      () => [],
      (error: { errors: string[] }) => error.errors,
    );

describe('the strings of the sign-in area', () => {
  it('say in English what the specification says', () => {
    expect(stringsOf('en')).toMatchObject({
      tooShort: 'Too Short!',
      tooLong: 'Too Long!',
      codeTooShort: 'Not less than 2 symbols',
      phoneNumber: 'Phone number is not valid',
      passwordRequired: 'Password is required',
      enterPhoneNumber: 'Enter your phone number',
      invalidEmail: 'Invalid email',
      emailRequired: 'Email field is required',
      fieldMustBeMarked: 'The field must be marked',
      fieldRequired: 'The field is required',
      repeatPasswordRequired: 'Repeat password',
      codeRequired: 'Enter the code',
      invalidCode: 'Invalid code',
      passwordDoNotMatch: 'Passwords do not match',
      invalidCredentials: 'Invalid credentials',
      tooManyRequests: 'Too Many Requests',
      twoFactorRequired: 'Two factor required',
      successfully: 'Successfully',
      successfullySent: 'SUCCESSFULLY SENT',
      twoFactor: { sent: 'Enter the code we sent to your email' },
    });
  });

  it.each(['de', 'fr'])('are complete in %s, with the same places to fill', (locale) => {
    const english = flat(stringsOf('en')).map(([name, text]) => [name, marks(text)]);
    expect(flat(stringsOf(locale)).map(([name, text]) => [name, marks(text)])).toEqual(english);
  });

  it('hold every message of the schemas and of the error catalogue', async () => {
    const ofSchemas = (await Promise.all(Object.values(schemas).map(messagesOf))).flat();
    const ofCatalogue = catalogue.flatMap(({ shows }) => (typeof shows === 'object' ? [shows.message] : []));
    expect(ofSchemas.length).toBeGreaterThan(8);
    for (const key of [...ofSchemas, ...ofCatalogue]) expect(stringsOf('en')).toHaveProperty([key], expect.any(String));
  });

  it.each(locales)(
    'of %s have no error that equals a label, because screen readers skip a description that equals the name',
    (locale) => {
      const { label, ...others } = stringsOf(locale);
      const labels = Object.values(label as Strings);
      expect(Object.values(others).filter((text) => labels.includes(text))).toEqual([]);
    },
  );

  it.each(locales)('of %s never hold a space that a French or German typesetter would not', (locale) => {
    for (const [, text] of flat(stringsOf(locale))) {
      expect(text).not.toContain('\u202f');
      if (locale === 'fr') expect(text).not.toMatch(/[^\u00a0:][:;!?]/);
    }
  });
});
