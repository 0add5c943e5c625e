/** @jest-environment jsdom */
import {
  dropTypedValues,
  keepTypedValues,
  leaveTypedValues,
  withTypedValues,
} from '../../../src/sign-in/form/typed-values';
import { formNames } from '../../support/form-names';

const typed = { first_name: 'Ada', country_code: '+49', email: 'ada@example.com', terms: true };
const secrets = { password: 'secret', password_confirmation: 'secret' };
const empty = {
  first_name: '',
  country_code: '',
  email: '',
  terms: false,
  password: '',
  password_confirmation: '',
};

const leaveFor = (path: string) => {
  window.history.replaceState(null, '', path);
  leaveTypedValues();
};

afterEach(() => formNames.forEach(dropTypedValues));

describe('typed values', () => {
  it('are those of their form, while it is shown with passwords', () => {
    keepTypedValues('register', { ...typed, ...secrets });
    expect(withTypedValues('register', empty)).toEqual({ ...typed, ...secrets });
    expect(withTypedValues('login', { email: '' })).toEqual({ email: '' });
  });

  it.each(['/de/auth/register', '/auth/login', '/fr/auth/forgot-password/email-successfully'])(
    'are kept on the way to %s, without passwords and codes',
    (path) => {
      keepTypedValues('register', { ...typed, ...secrets, secret: '123456' });
      leaveFor(path);
      expect(withTypedValues('register', { ...empty, secret: '' })).toEqual({ ...empty, ...typed, secret: '' });
    },
  );

  it.each(['/', '/de/terms', '/en/legal/privacy-policy', '/no/such/page'])('are forgotten on the way to %s', (path) => {
    keepTypedValues('register', typed);
    keepTypedValues('login', typed);
    leaveFor(path);
    expect(withTypedValues('register', empty)).toEqual(empty);
    expect(withTypedValues('login', { email: '' })).toEqual({ email: '' });
  });
});
