/** @jest-environment jsdom */
import { keepTypedValues, leaveTypedValues, withTypedValues } from '../../../src/sign-in/form/typed-values';

const typed = { first_name: 'Ada', country_code: '+49', email: 'ada@example.com', terms: true };
const secrets = { password: 'pass', password_confirmation: 'pass', secret: '123456' };
const noSecrets = { password: '', password_confirmation: '', secret: '' };
const empty = { first_name: '', country_code: '', email: '', terms: false, ...noSecrets };

const leaveFor = (path: string) => {
  window.history.replaceState(null, '', path);
  leaveTypedValues();
};

beforeEach(() => {
  leaveFor('/');
  keepTypedValues('register', { ...typed, ...secrets }, empty);
});

it('a form that is rendered again on the same page shows all values typed into the form, passwords included', () => {
  expect(withTypedValues('register', empty)).toEqual({ ...typed, ...secrets });
});

it('the login form does not show the e-mail typed into the registration form', () => {
  expect(withTypedValues('login', { email: '' })).toEqual({ email: '' });
});

it.each([
  ['/de/auth/register', 'the typed values except passwords and codes', { ...typed, ...noSecrets }],
  ['/auth/login', 'the typed values except passwords and codes', { ...typed, ...noSecrets }],
  [
    '/fr/auth/forgot-password/email-successfully',
    'the typed values except passwords and codes',
    { ...typed, ...noSecrets },
  ],
  ['/de/terms', 'no typed values', empty],
  ['/en/legal/privacy-policy', 'no typed values', empty],
  ['/no/such/page', 'no typed values', empty],
])('after a visit to %s, the registration form shows %s', (path, _what, kept) => {
  leaveFor(path);
  expect(withTypedValues('register', empty)).toEqual(kept);
});

it('after a change of language, form fields that were never edited have the defaults of the new language', () => {
  leaveFor('/');
  const inGerman = { ...empty, country_code: '+49' };
  const inEnglish = { ...empty, country_code: '+44' };
  keepTypedValues('register', { ...inGerman, first_name: 'Ada' }, inGerman);
  expect(withTypedValues('register', inEnglish)).toEqual({ ...inEnglish, first_name: 'Ada' });
  keepTypedValues('register', { ...inGerman, country_code: '+33' }, inGerman);
  keepTypedValues('register', inGerman, inGerman);
  expect(withTypedValues('register', inEnglish)).toEqual(inGerman);
});
