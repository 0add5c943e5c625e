import { accountsIn } from './accounts/accounts';
import { plantSeeds } from './accounts/seeds';
import { sessionsIn } from './accounts/sessions';
import { ticketsIn } from './accounts/tickets';
import { adjustable, type Now } from './clock';
import { clearDatabase, openDatabase } from './database';
import { faultList } from './faults';
import { startCatcher } from './mail/catcher';
import { mailerTo } from './mail/mailer';
import { mailsIn } from './mail/mails';
import type { Parts } from './parts';
import { rateLimit } from './rate-limit';

interface Needs {
  /** Origin of the sandbox itself. */
  self: string;
  /** Origin of the site. */
  site: string;
  dataFile: string;
  now: Now;
  onError: (error: unknown) => void;
}

interface Assembled {
  parts: Parts;
  close(): Promise<void>;
}

/** Opens the database and the mail catcher, and makes the parts that work on them. */
export async function assemble({ self, site, dataFile, now, onError }: Needs): Promise<Assembled> {
  const database = openDatabase(dataFile);
  await plantSeeds(database);
  const clock = adjustable(now);
  const mails = mailsIn(database, clock.now);
  const catcher = await startCatcher(mails.keep);
  const parts: Parts = {
    accounts: accountsIn(database),
    tickets: ticketsIn(database, clock.now),
    sessions: sessionsIn(database, clock.now),
    mails,
    mailer: mailerTo(catcher.port, onError),
    rateLimit: rateLimit(clock.now),
    faults: faultList(),
    clock,
    self,
    site,
    reset: async () => {
      await parts.mailer.settled();
      parts.faults.clear();
      parts.rateLimit.clear();
      clock.reset();
      clearDatabase(database);
      await plantSeeds(database);
    },
  };
  const close = async () => {
    await parts.mailer.settled();
    parts.mailer.close();
    await catcher.stop();
    database.close();
  };
  return { parts, close };
}
