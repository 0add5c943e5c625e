import { boolean, object, ref, string } from 'yup';
import { isPhoneNumber } from './phone';

/*
 * The validation of each form. Messages are keys of `locales/<locale>/auth.json`, never text.
 * A field has the name of its key in the payload, so that errors from the server can be assigned to fields.
 */

/** A test of a string's length in characters (code points), not in UTF-16 units. */
const length = (name: string, fits: (characters: number) => boolean, message: string) => ({
  name,
  message,
  skipAbsent: true,
  test: (value: string | undefined) => value === undefined || fits([...value].length),
});

const atLeast = (limit: number, message: string) => length('atLeast', (characters) => characters >= limit, message);
const atMost = (limit: number, message: string) => length('atMost', (characters) => characters <= limit, message);

/** Maximum length of an address: https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3, less its brackets. */
const longestEmail = 254;

/**
 * An address with its domain in ASCII (`münchen.de` as `xn--mnchen-3ya.de`). Chromium hands over what was typed into an
 * e-mail field like that, other browsers as typed, and all have to come to the same verdict.
 */
function asciiDomain(address: string): string {
  const [, local, domain = ''] = /^(.*@)([^@]*)$/s.exec(address) ?? [];
  if (!/[^\0-\x7f]/.test(domain) || /[/?#:\\\s]/.test(domain)) return address;
  try {
    return `${local}${new URL(`https://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

const email = string()
  .trim()
  .required('emailRequired')
  .transform((typed: string | undefined) => typed && asciiDomain(typed))
  .test(atMost(longestEmail, 'invalidEmail'))
  .email('invalidEmail');

/** Spaces of any kind, and characters that are shown as nothing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\u2800]/gu;

const hasVisible = {
  name: 'visible',
  message: 'fieldRequired',
  test: (value = '') => value.replace(invisible, '') !== '',
};

const personName = string()
  .trim()
  .required('fieldRequired')
  .test(hasVisible)
  .test(atLeast(2, 'tooShort'))
  .test(atMost(50, 'tooLong'));

const phone = string()
  .required('enterPhoneNumber')
  .test({ name: 'phone', message: 'phoneNumber', skipAbsent: true, test: (value) => isPhoneNumber(value ?? '') });

const password = string().required('passwordRequired');

const repeatedPassword = string()
  .required('repeatPasswordRequired')
  .oneOf([ref('password')], 'passwordDoNotMatch');

export const loginSchema = object({ email, password });

export const twoFactorSchema = object({
  secret: string()
    .transform((typed: string | undefined) => typed?.normalize('NFKC').replace(invisible, ''))
    .required('codeRequired')
    .test(atLeast(2, 'codeTooShort')),
});

export const registerSchema = object({
  first_name: personName,
  last_name: personName,
  phone,
  email,
  password,
  password_confirmation: repeatedPassword,
  terms: boolean().required('fieldMustBeMarked').oneOf([true], 'fieldMustBeMarked'),
});

export const forgotSchema = object({ email });

export const resetSchema = object({
  password: password.test(atLeast(6, 'tooShort')),
  password_confirmation: repeatedPassword,
});
