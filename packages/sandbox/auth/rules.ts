import { string, type TestContext } from 'yup';
import { countries, isPhoneNumber } from '../../../src/auth/phone';
import { forgotSchema, loginSchema, registerSchema, resetSchema, twoFactorSchema } from '../../../src/auth/schemas';

/** Maximum length of an address (https://www.rfc-editor.org/rfc/rfc5321#section-4.5.3.1.3, less its brackets). */
const longestEmail = 254;

const reachable = {
  name: 'reachable',
  test: ({ email = '' }: { email?: string }, { createError }: TestContext) =>
    email.length <= longestEmail || createError({ path: 'email', message: 'invalidEmail' }),
};

/** The form validates the number as typed; the request has the code of the chosen country before it. */
const isSentPhone = (phone: string): boolean =>
  isPhoneNumber(phone) ||
  countries.some(({ code }) => phone.startsWith(code) && isPhoneNumber(phone.slice(code.length)));

/** Validation of each request: the rules of the site's forms, for the fields that requests contain. */
export const loginRules = loginSchema.test(reachable);

export const codeRules = twoFactorSchema;

export const registerRules = registerSchema
  .omit(['phone', 'terms'])
  .shape({
    phone: string()
      .required('enterPhoneNumber')
      .test('sent phone', 'phoneNumber', (phone) => isSentPhone(phone)),
  })
  .test(reachable);

export const forgotRules = forgotSchema.test(reachable);

export const resetRules = resetSchema.concat(forgotSchema).shape({ token: string().required('linkNotValid') });
