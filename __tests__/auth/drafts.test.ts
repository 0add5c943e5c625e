import { dropDraft, keepDraft, withDraft } from '../../src/auth/drafts';

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

afterEach(() => (['login', 'register', 'twoFactor', 'resetPassword'] as const).forEach(dropDraft));

describe('a draft', () => {
  it('holds what was typed, but no password', () => {
    keepDraft('register', typed);
    const empty = { ...typed, first_name: '', email: '', terms: false, password: '', password_confirmation: '' };
    expect(withDraft('register', empty)).toEqual({ ...typed, password: '', password_confirmation: '' });
  });

  it.each(['twoFactor', 'resetPassword'] as const)('of %s holds nothing', (form) => {
    keepDraft(form, { ...typed, secret: '123456' });
    expect(withDraft(form, {})).toEqual({});
  });

  it('belongs to one form', () => {
    keepDraft('register', typed);
    expect(withDraft('login', { email: '' })).toEqual({ email: '' });
  });

  it('is gone once it was sent', () => {
    keepDraft('login', typed);
    dropDraft('login');
    expect(withDraft('login', { email: '' })).toEqual({ email: '' });
  });
});
