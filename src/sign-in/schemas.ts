import { object, ref, string } from 'yup';
import { readName } from '../text-input/typed-name';
import { readCode, readNumber } from '../text-input/typed-number';
import { looksLike, readText, withHyphens } from '../text-input/typed-text';
import { isPhoneNumber } from './register/phone';

/*
 * The validation schema of each form. It validates typed text after `text-input/typed-*.ts` has normalized it.
 * Messages are keys of `locales/<locale>/sign-in.json`. Fields are named as in the request, so that errors from the
 * server can be shown at the fields.
 */

/** Returns the schema of a text that `read` normalizes before it is validated and sent. */
const readBy = (read: (typed: string) => string) => string().transform((typed?: string) => typed && read(typed));

/** A yup test of a string's length, counted in code points, not in UTF-16 units. */
const length = (name: string, fits: (characters: number) => boolean, message: string) => ({
  name,
  message,
  skipAbsent: true,
  test: (value: string | undefined) => value === undefined || fits([...value.normalize('NFC')].length),
});

const atLeast = (limit: number, message: string) => length('atLeast', (characters) => characters >= limit, message);
const atMost = (limit: number, message: string) => length('atMost', (characters) => characters <= limit, message);

/**
 * Maximum length of an e-mail address: RFC 5321 allows 256 characters including angle brackets
 * (https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3).
 */
const longestEmail = 254;

/** Converts the domain of an e-mail address to ASCII (`münchen.de` to `xn--mnchen-3ya.de`), as mail servers need it. */
function asciiDomain(address: string): string {
  const [, local, domain = ''] = /^(.*@)([^@]*)$/s.exec(address) ?? [];
  if (!/[^\0-\x7f]/.test(domain) || /[/?#:\\\s]/.test(domain)) return address;
  try {
    return `${local}${new URL(`https://${domain}`).hostname}`;
  } catch {
    return address;
  }
}

/**
 * Removes what mail programs copy with an address, as in `Ada <ada@example.com>;` or `mailto:ada@example.com`, and a
 * punctuation mark after it: phones type a full stop for two spaces
 * (https://github.com/linagora/tmail-flutter/issues/1603).
 */
const withoutWrapping = (address: string): string =>
  address
    .replace(/[.,;]$/, '')
    .replace(/^[^<>]*<([^<>]+)>$/, '$1')
    .replace(/^mailto:/i, '');

/**
 * Normalizes a typed e-mail address. Hyphens and apostrophes that word processors write (`‑`, `’`) are replaced by
 * those of a keyboard: in a domain they would lead to another domain
 * (https://github.com/egulias/EmailValidator/issues/296). In Chromium the domain cannot be corrected: the input has
 * converted it to ASCII before this function reads it.
 */
const readEmail = (typed: string): string =>
  asciiDomain(withoutWrapping(withHyphens(readText(typed)).replace(/[‘’]/g, "'")));

/**
 * The end of an e-mail address that mails can reach: a dot and at least two characters. yup accepts `ada@gmail` too
 * (https://github.com/LemmyNet/lemmy/issues/3773).
 */
const publicDomain = /\.[^.]{2,}$/;

const email = readBy(readEmail)
  .required('emailRequired')
  .test(atMost(longestEmail, 'invalidEmail'))
  .email('invalidEmail')
  .matches(publicDomain, { message: 'invalidEmail', excludeEmptyString: true });

const personName = readBy(readName).required('fieldRequired').test(atLeast(2, 'tooShort')).test(atMost(50, 'tooLong'));

const phone = readBy(readNumber)
  .required('enterPhoneNumber')
  .test({ name: 'phone', message: 'phoneNumber', skipAbsent: true, test: (value) => isPhoneNumber(value ?? '') });

/** The schema of a password, which is sent as typed. */
const password = string().required('passwordRequired');

const repeatedPassword = string()
  .required('repeatPasswordRequired')
  .test({
    name: 'repeated',
    message: 'passwordDoNotMatch',
    skipAbsent: true,
    test: (value, { resolve }) => looksLike(value ?? '', resolve(ref<string>('password')) ?? ''),
  });

export const loginSchema = object({ email, password });

export const twoFactorSchema = object({
  secret: readBy(readCode).required('codeRequired').test(atLeast(2, 'codeTooShort')),
});

export const registerSchema = object({
  first_name: personName,
  last_name: personName,
  phone,
  email,
  password,
  password_confirmation: repeatedPassword,
  terms: string().required('fieldMustBeMarked'),
});

export const forgotSchema = object({ email });

export const resetSchema = object({
  password: password.test(atLeast(6, 'tooShort')),
  password_confirmation: repeatedPassword,
});
