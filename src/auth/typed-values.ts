import type { FormName } from '../routes';

/** The fields of each form whose values survive a language switch: never passwords and codes. */
const kept: Record<FormName, readonly string[]> = {
  login: ['email'],
  twoFactor: [],
  register: ['first_name', 'last_name', 'country_code', 'phone', 'email', 'terms'],
  forgotPassword: [],
  resetPassword: [],
};

/** In memory only: typed values survive client-side navigation, but not a reload. */
const typed = new Map<FormName, object>();

/** The initial values of a form, with those that the visitor has typed before. */
export const withTypedValues = <Values extends object>(form: FormName, initial: Values): Values => ({
  ...initial,
  ...typed.get(form),
});

export function keepTypedValues(form: FormName, values: object): void {
  typed.set(form, Object.fromEntries(Object.entries(values).filter(([name]) => kept[form].includes(name))));
}

export const dropTypedValues = (form: FormName): void => void typed.delete(form);
