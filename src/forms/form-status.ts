/** The state of a form's last request, stored as Formik's `status`. */
export interface FormStatus {
  /**
   * `failed` is a failure without a message: the button reads "Try again" until a value changes.
   * `leaving` shows the spinner until the next page has loaded.
   */
  state: 'idle' | 'sending' | 'failed' | 'success' | 'leaving';
  /** Messages above the form, in the page's language. */
  alerts: readonly string[];
  /** Messages by field name, each shown until the value of its field changes. */
  fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** The values that were sent, as typed; set by the form. */
  sent?: Readonly<Record<string, unknown>>;
}

export const idle: FormStatus = { state: 'idle', alerts: [], fieldErrors: {} };

/** The server's messages for a field, until its value changes. Formik's `errors` are reset when any field changes. */
export function serverErrorsOf({ fieldErrors, sent }: FormStatus, name: string, value: unknown): readonly string[] {
  if (sent?.[name] !== value) return [];
  return Object.hasOwn(fieldErrors, name) ? (fieldErrors[name] ?? []) : [];
}

/** Whether no value has changed since the form was sent. */
export const holdsWhatWasSent = ({ sent }: FormStatus, values: object): boolean =>
  sent !== undefined && Object.entries(values).every(([name, value]) => sent[name] === value);
