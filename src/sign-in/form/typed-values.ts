import { parsePath, routeAt } from '../../i18n/paths';
import { type FormName, routes } from '../../routes';

/** Fields whose values are never kept when their form goes. */
const secrets: readonly string[] = ['password', 'password_confirmation', 'secret'];

/** In memory only, so that a reload forgets it. */
const typed = new Map<FormName, Record<string, unknown>>();

/** The initial values of a form, with those that the visitor has typed before. */
export const withTypedValues = <Values extends object>(form: FormName, initial: Values): Values => {
  const kept = Object.entries(typed.get(form) ?? {}).filter(([name]) => name in initial);
  return { ...initial, ...Object.fromEntries(kept) };
};

export const keepTypedValues = (form: FormName, values: object): void =>
  void typed.set(form, { ...typed.get(form), ...values });

export const dropTypedValues = (form: FormName): void => void typed.delete(form);

const isInArea = (): boolean => {
  const route = routeAt(parsePath(window.location.pathname).rest);
  return route !== undefined && routes[route].area === 'auth';
};

/**
 * Called when a form goes: forgets passwords and codes, and everything once the visitor has left the sign-in area. What
 * else was typed survives a language switch, and the way from one form to another and back.
 */
export function leaveTypedValues(): void {
  if (!isInArea()) typed.clear();
  for (const [form, values] of typed)
    typed.set(form, Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name))));
}
