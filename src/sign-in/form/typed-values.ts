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

/**
 * Keeps values that differ, or have differed, from the initial ones: defaults that the visitor has not changed follow
 * the language.
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
  const route = routeAt(parsePath(window.location.pathname).rest);
  return route !== undefined && routes[route].area === 'sign-in';
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
