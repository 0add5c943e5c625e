import { readAddress } from '../../i18n/read-address';
import { type FormName, routes } from '../../routes';

/** Fields whose values are not kept when their form is unmounted. */
const secrets: readonly string[] = ['password', 'password_confirmation', 'secret'];

/** Typed values by form. In memory only: a reload deletes them. */
const typed = new Map<FormName, Record<string, unknown>>();

/** The initial values of a form; where the visitor has typed a value before, that value. */
export const withTypedValues = <Values extends object>(form: FormName, initial: Values): Values => {
  const kept = Object.entries(typed.get(form) ?? {}).filter(([name]) => name in initial);
  return { ...initial, ...Object.fromEntries(kept) };
};

/**
 * Keeps the values that the visitor has changed. Unchanged defaults are not kept, since they depend on the language.
 */
export function keepTypedValues(form: FormName, values: object, initial: object): void {
  const kept = typed.get(form) ?? {};
  const changed = Object.entries(values).filter(
    ([name, value]) => name in kept || value !== Reflect.get(initial, name),
  );
  typed.set(form, { ...kept, ...Object.fromEntries(changed) });
}

export const dropTypedValues = (): void => typed.clear();

const isInArea = (): boolean => {
  const { route } = readAddress(window.location.pathname);
  return route !== undefined && routes[route].area === 'sign-in';
};

/**
 * Called when a form is unmounted: deletes passwords and codes, and all values once the visitor has left the sign-in
 * area. Other values survive a change of language and going from one form to another and back.
 */
export function leaveTypedValues(): void {
  if (!isInArea()) typed.clear();
  for (const [form, values] of typed)
    typed.set(form, Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))));
}
