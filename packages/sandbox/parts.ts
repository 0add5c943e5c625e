import type { Accounts } from './accounts/accounts';
import type { Sessions } from './accounts/sessions';
import type { Tickets } from './accounts/tickets';
import type { Clock } from './clock';
import type { Faults } from './faults';
import type { Mailer } from './mail/mailer';
import type { Mails } from './mail/mails';
import type { RateLimit } from './rate-limit';

/** The services that request handlers use. */
export interface Parts {
  accounts: Accounts;
  tickets: Tickets;
  sessions: Sessions;
  mails: Mails;
  mailer: Mailer;
  rateLimit: RateLimit;
  faults: Faults;
  clock: Clock;
  /** Origin of the sandbox itself, used by links in mails. */
  self: string;
  /** Origin of the site. */
  site: string;
  /** Resets everything: seeded accounts only, no mails, no faults, no counted attempts, the current time. */
  reset(): Promise<void>;
}
