import type { Accounts } from './accounts/accounts';
import type { Sessions } from './accounts/sessions';
import type { Tickets } from './accounts/tickets';
import type { Clock } from './clock';
import type { Faults } from './faults';
import type { Mailer } from './mail/mailer';
import type { Mails } from './mail/mails';
import type { RateLimit } from './rate-limit';

/** Everything a request handler may need. */
export interface Parts {
  accounts: Accounts;
  tickets: Tickets;
  sessions: Sessions;
  mails: Mails;
  mailer: Mailer;
  rateLimit: RateLimit;
  faults: Faults;
  clock: Clock;
  /** Origin of the sandbox itself, which links in mails lead to. */
  self: string;
  /** Origin of the site. */
  site: string;
  /** Back to the seeded accounts, an empty inbox, no faults, no counted tries and the true time. */
  reset(): Promise<void>;
}
