/** @jest-environment jsdom */
import type { RouteId } from '../../../../src/routes';
import {
  forgetTyped,
  type FormStatus,
  idle,
  keepTyped,
  leavePage,
  setStatus,
  statusOf,
  withTyped,
} from '../../../../src/sign-in/form/form-state';

const typed = { first_name: 'Ada', country_code: '+49', email: 'ada@example.com', terms: 'on' };
const secrets = { password: 'pass', password_confirmation: 'pass', secret: '123456' };
const noSecrets = { password: '', password_confirmation: '', secret: '' };
const empty = { first_name: '', country_code: '', email: '', terms: '', ...noSecrets };
const refused: FormStatus = { ...idle, fieldErrors: { email: [{ text: 'Taken' }] } };
const sending: FormStatus = { ...idle, state: 'sending' };

/** Leaves a page for the one at `path`. */
function leave(page: RouteId, path: string): void {
  window.history.replaceState(null, '', path);
  leavePage(page);
}

beforeEach(() => {
  leave('register', '/');
  keepTyped('register', { ...typed, ...secrets }, empty);
  setStatus('register', { ...refused, sent: { ...typed, ...secrets } });
});

it('a form that is rendered again on the same page shows all values typed into the form, passwords included', () => {
  expect(withTyped('register', empty)).toEqual({ ...typed, ...secrets });
});

it('the login form does not show the e-mail typed into the registration form', () => {
  expect(withTyped('login', { email: '' })).toEqual({ email: '' });
});

const kept = { ...typed, ...noSecrets };

it.each([
  ['/de/auth/register', 'the typed values except passwords and codes, and the API’s answer', kept, refused],
  ['/fr/auth/register/confirmed', 'the typed values except passwords and codes, and no answer', kept, idle],
  ['/de/terms', 'neither typed values nor an answer', empty, idle],
  ['/no/such/page', 'neither typed values nor an answer', empty, idle],
])(
  'after leaving the English registration page for %s, the registration form shows %s',
  (path, _what, values, status) => {
    leave('register', path);
    expect(withTyped('register', empty)).toEqual(values);
    expect(statusOf('register')).toMatchObject(status);
    expect(statusOf('register').fieldErrors).toEqual(status.fieldErrors);
  },
);

it('leaving a form’s page also deletes passwords and codes from the stored copy of the sent values', () => {
  leave('register', '/de/auth/register');
  expect(statusOf('register').sent).toEqual(typed);
});

it('a request stays pending after a change of language, but is forgotten once the page is left', () => {
  setStatus('resendRecovery', sending);
  leave('forgotPasswordSent', '/de/auth/forgot-password/email-successfully');
  expect(statusOf('resendRecovery')).toBe(sending);
  leave('forgotPasswordSent', '/de/auth/login');
  expect(statusOf('resendRecovery')).toBe(idle);
});

it('when the trading terminal opens, forms forget their typed values, and still show that they were sent', () => {
  setStatus('login', { ...idle, state: 'success' });
  forgetTyped();
  expect(withTyped('register', empty)).toEqual(empty);
  expect(statusOf('login').state).toBe('success');
});

it('after a change of language, form fields that were never edited have the defaults of the new language', () => {
  leave('register', '/');
  const inGerman = { ...empty, country_code: '+49' };
  const inEnglish = { ...empty, country_code: '+44' };
  keepTyped('register', { ...inGerman, first_name: 'Ada' }, inGerman);
  expect(withTyped('register', inEnglish)).toEqual({ ...inEnglish, first_name: 'Ada' });
  keepTyped('register', { ...inGerman, country_code: '+33' }, inGerman);
  keepTyped('register', inGerman, inGerman);
  expect(withTyped('register', inEnglish)).toEqual(inGerman);
});
