export interface ControlText {
  label: string;
  /** Permanent help text. */
  hint?: string;
  /** Error message; if set, the control is invalid. */
  error?: string;
}

/** The id of the control of a field; there is one form on a page. */
export const controlId = (name: string): string => `field-${name}`;

export const hintId = (name: string): string => `${controlId(name)}-hint`;

/** The id of the error of the control with an id. */
export const errorId = (id: string): string => `${id}-error`;

/** The ARIA attributes that connect a control with its hint and error. `also` is the id of a further description. */
export function controlAttributes(name: string, { hint, error }: Omit<ControlText, 'label'>, also?: string) {
  const describedBy = [hint && hintId(name), also, error && errorId(controlId(name))].filter(Boolean).join(' ');
  return {
    id: controlId(name),
    name,
    // All fields of all forms are required.
    'aria-required': true,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
  };
}
