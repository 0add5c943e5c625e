import type { RefObject } from 'react';

const isControl = (element: Element): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

/**
 * What the controls of a form hold, however it came there: autofill, password managers and extensions may write into them
 * without an event. The known values themselves if they are the same.
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
