import { readFileSync } from 'node:fs';
import { locales } from '../../../src/i18n/locales';

type Strings = { [key: string]: string | Strings };

const stringsOf = (locale: string): Strings => JSON.parse(readFileSync(`locales/${locale}/sign-in.json`, 'utf8'));

it('the English texts of the sign-in forms are those of the specification', () => {
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
it.each(locales)(
  'in the language “%s”, no sign-in text equals a field label: screen readers skip a description that repeats the label',
  (locale) => {
    const { label, ...others } = stringsOf(locale);
    const labels = Object.values(label as Strings);
    expect(Object.values(others).filter((text) => labels.includes(text))).toEqual([]);
  },
);
