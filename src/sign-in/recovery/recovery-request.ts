/** Milliseconds before a recovery mail can be requested again. */
export const resendWait = 60_000;

export interface RecoveryRequest {
  email: string;
  /** When the mail was requested, by `performance.now()`, since the system clock may be set back. */
  sentAt: number;
}

/** The last request of a recovery mail, for the page that confirms that the mail was sent. A reload forgets it. */
let last: RecoveryRequest | undefined;

export function rememberRecovery(email: string): void {
  last = { email, sentAt: performance.now() };
}

export const lastRecovery = (): RecoveryRequest | undefined => last;
