import type { FormName } from '../routes';

/** The fields of each form whose values are kept. Passwords and codes never are. */
const kept: Record<FormName, readonly string[]> = {
  login: ['email'],
  twoFactor: [],
  register: ['first_name', 'last_name', 'country_code', 'phone', 'email', 'terms'],
  forgotPassword: [],
  resetPassword: [],
};

/** In memory alone: a draft survives a language switch, but not the visit. */
const drafts = new Map<FormName, object>();

/** The values a form starts with: what was typed before, if anything. */
export const withDraft = <Values extends object>(form: FormName, initial: Values): Values => ({
  ...initial,
  ...drafts.get(form),
});

export function keepDraft(form: FormName, values: object): void {
  drafts.set(form, Object.fromEntries(Object.entries(values).filter(([name]) => kept[form].includes(name))));
}

export const dropDraft = (form: FormName): void => void drafts.delete(form);
