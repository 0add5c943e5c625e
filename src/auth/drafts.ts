import type { FormName } from '../routes';

/** The fields of each form whose values survive a language switch: never passwords and codes. */
const kept: Record<FormName, readonly string[]> = {
  login: ['email'],
  twoFactor: [],
  register: ['first_name', 'last_name', 'country_code', 'phone', 'email', 'terms'],
  forgotPassword: [],
  resetPassword: [],
};

/** In memory only: a draft survives client-side navigation, but not a reload. */
const drafts = new Map<FormName, object>();

/** The initial values of a form, with those of its draft. */
export const withDraft = <Values extends object>(form: FormName, initial: Values): Values => ({
  ...initial,
  ...drafts.get(form),
});

export function keepDraft(form: FormName, values: object): void {
  drafts.set(form, Object.fromEntries(Object.entries(values).filter(([name]) => kept[form].includes(name))));
}

export const dropDraft = (form: FormName): void => void drafts.delete(form);
