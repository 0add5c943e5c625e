import { string, type TestContext } from 'yup';
import { countries, isPhoneNumber } from '../../src/auth/phone';
import { forgotSchema, loginSchema, registerSchema, resetSchema, twoFactorSchema } from '../../src/auth/schemas';

/** RFC 5321 has no room for more, and neither has a mail server. */
const longestEmail = 254;

const reachable = {
  name: 'reachable',
  test: ({ email = '' }: { email?: string }, { createError }: TestContext) =>
    email.length <= longestEmail || createError({ path: 'email', message: 'invalidEmail' }),
};

/** The form's rule is about the number as typed; a chosen country's code stands before it here. */
const isSentPhone = (phone: string): boolean =>
  isPhoneNumber(phone) ||
  countries.some(({ code }) => phone.startsWith(code) && isPhoneNumber(phone.slice(code.length)));

/** The forms' rules as far as payloads have the forms' fields. */
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
