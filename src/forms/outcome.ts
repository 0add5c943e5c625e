import type { Message } from './message';

/** What became of a form that is or was sent. */
export interface Outcome {
  /** `sending` waits for the broker; `leaving` keeps the spinner until the next page is there. */
  state: 'idle' | 'sending' | 'success' | 'leaving';
  /** Said above the form. */
  alerts: Message[];
  /** Said at the field of that name, until its value changes. */
  refused: Record<string, Message[]>;
}

export const idle: Outcome = { state: 'idle', alerts: [], refused: {} };

/** What Formik carries as its `status`: the outcome, and the values it is about. Formik's own errors would not outlive the next keystroke. */
export interface Answer {
  outcome: Outcome;
  sent: Record<string, unknown>;
}

/** The server's objections to a field, as long as it holds the value that was refused. */
export function refusalOf(answer: Answer | undefined, name: string, value: unknown): Message[] {
  if (!answer || answer.sent[name] !== value) return [];
  return Object.hasOwn(answer.outcome.refused, name) ? (answer.outcome.refused[name] ?? []) : [];
}
