import { dropTypedValues, keepTypedValues, withTypedValues } from '../../../src/auth/typed-values';

const typed = {
  first_name: 'Ada',
  last_name: 'Li',
  country_code: '+49',
  phone: '151',
  email: 'ada@example.com',
  terms: true,
  password: 'secret',
  password_confirmation: 'secret',
};

afterEach(() => (['login', 'register', 'twoFactor', 'resetPassword'] as const).forEach(dropTypedValues));

describe('typed values', () => {
  it('are kept without passwords', () => {
    keepTypedValues('register', typed);
    const empty = { ...typed, first_name: '', email: '', terms: false, password: '', password_confirmation: '' };
    expect(withTypedValues('register', empty)).toEqual({ ...typed, password: '', password_confirmation: '' });
  });

  it.each(['twoFactor', 'resetPassword'] as const)('of %s are not kept', (form) => {
    keepTypedValues(form, { ...typed, secret: '123456' });
    expect(withTypedValues(form, {})).toEqual({});
  });

  it('belong to one form', () => {
    keepTypedValues('register', typed);
    expect(withTypedValues('login', { email: '' })).toEqual({ email: '' });
  });

  it('can be dropped', () => {
    keepTypedValues('login', typed);
    dropTypedValues('login');
    expect(withTypedValues('login', { email: '' })).toEqual({ email: '' });
  });
});
