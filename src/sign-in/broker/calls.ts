import type { Locale } from '../../i18n/locales';
import { post } from './client';
import type { Result } from './answer';

export interface Credentials {
  email: string;
  password: string;
}

export interface LoginPayload extends Credentials {
  remember: boolean;
}

export interface TwoFactorPayload extends LoginPayload {
  /** The code of the second factor, from a mail. */
  secret: string;
}

export interface RegisterPayload extends Credentials {
  first_name: string;
  last_name: string;
  /** A plus and digits. */
  phone: string;
  password_confirmation: string;
}

export interface ForgotPayload {
  email: string;
}

interface ResetPayload extends Credentials {
  password_confirmation: string;
  token: string;
}

/** The five requests of the sign-in area. Each resolves with a result and never throws. */
export const login = (payload: LoginPayload | TwoFactorPayload, locale: Locale): Promise<Result> =>
  post({ path: '/auth/login', payload, locale, cookies: true });

export const register = (payload: RegisterPayload, locale: Locale): Promise<Result> =>
  post({ path: '/auth/register', payload, locale });

export const forgot = (payload: ForgotPayload, locale: Locale): Promise<Result> =>
  post({ path: '/auth/forgot', payload, locale });

/** The API requires the trailing slash. */
export const reset = (payload: ResetPayload, locale: Locale): Promise<Result> =>
  post({ path: '/auth/reset/', payload, locale });
