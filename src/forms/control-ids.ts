export interface ControlText {
  label: string;
  /** Help that is always there. */
  hint?: string;
  /** What is wrong with the value; its presence makes the control invalid. */
  error?: string;
}

/** The id of the control of a field; there is one form on a page. */
export const controlId = (name: string): string => `field-${name}`;

export const hintId = (name: string): string => `${controlId(name)}-hint`;

export const errorId = (name: string): string => `${controlId(name)}-error`;

/** The attributes that tie a control to its label, hint and error. `also` is the id of further description. */
export function controlAttributes(name: string, { hint, error }: Omit<ControlText, 'label'>, also?: string) {
  const describedBy = [hint && hintId(name), also, error && errorId(name)].filter(Boolean).join(' ');
  return {
    id: controlId(name),
    name,
    // No form has a field that may stay empty.
    'aria-required': true,
    'aria-invalid': Boolean(error),
    'aria-describedby': describedBy || undefined,
  };
}
