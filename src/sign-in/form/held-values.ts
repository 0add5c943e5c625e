import type { RefObject } from 'react';

const isControl = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/**
 * Reads the current values of a form's inputs. Autofill, password managers and extensions may set them without any
 * event. Returns `known` itself if nothing has changed.
 */
export function heldValues<Values extends object>(form: RefObject<HTMLFormElement>, known: Values): Values {
  const values = { ...known };
  for (const control of [...(form.current?.elements ?? [])].filter(isControl)) {
    const value = control.type === 'checkbox' && 'checked' in control ? control.checked : control.value;
    if (control.name in values) Reflect.set(values, control.name, value);
  }
  const isSame = Object.entries(known).every(([name, value]) => Reflect.get(values, name) === value);
  return isSame ? known : values;
}
