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

it('a form restores its typed values, including passwords while its page is shown, and no values typed into other forms', () => {
  expect(withTypedValues('register', empty)).toEqual({ ...typed, ...secrets });
  expect(withTypedValues('login', { email: '' })).toEqual({ email: '' });
});

it.each([
  ['/de/auth/register', { ...typed, ...noSecrets }],
  ['/auth/login', { ...typed, ...noSecrets }],
  ['/fr/auth/forgot-password/email-successfully', { ...typed, ...noSecrets }],
  ['/de/terms', empty],
  ['/en/legal/privacy-policy', empty],
  ['/no/such/page', empty],
])('after the visitor has left the registration form for %s, the form’s typed values are %j', (path, kept) => {
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
