/** What a form shows of the request it sent. Formik holds it as its `status`. */
export interface FormStatus {
  /**
   * `failed` is a failure without a message: the button offers to try again until a value changes.
   * `leaving` keeps the spinner until the next page is there.
   */
  state: 'idle' | 'sending' | 'failed' | 'success' | 'leaving';
  /** Messages above the form, in the page's language. */
  alerts: readonly string[];
  /** Messages at the fields of these names, each shown as long as its field holds the value that was sent. */
  fieldErrors: Readonly<Record<string, readonly string[]>>;
  /** The values that were sent, as typed; set by the form. */
  sent?: Readonly<Record<string, unknown>>;
}

export const idle: FormStatus = { state: 'idle', alerts: [], fieldErrors: {} };

/** The server's messages about a field, as long as it holds the value that was sent. Formik's own errors would be gone at the next keystroke in any field. */
export function serverErrorsOf({ fieldErrors, sent }: FormStatus, name: string, value: unknown): readonly string[] {
  if (sent?.[name] !== value) return [];
  return Object.hasOwn(fieldErrors, name) ? (fieldErrors[name] ?? []) : [];
}

/** Whether the form still holds exactly what was sent. */
export const holdsWhatWasSent = ({ sent }: FormStatus, values: object): boolean =>
  sent !== undefined && Object.entries(values).every(([name, value]) => sent[name] === value);
