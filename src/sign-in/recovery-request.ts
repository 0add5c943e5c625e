/** How long to wait before a recovery mail can be requested again, in milliseconds. */
export const resendWait = 60_000;

export interface RecoveryRequest {
  email: string;
  /** By `performance.now()`, since the clock may be set back. */
  sentAt: number;
}

/** In memory only, for the page that confirms that the mail was sent. */
let last: RecoveryRequest | undefined;

export function rememberRecovery(email: string): void {
  last = { email, sentAt: performance.now() };
}

export const lastRecovery = (): RecoveryRequest | undefined => last;
