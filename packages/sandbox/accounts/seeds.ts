import type { Database } from 'node-sqlite3-wasm';
import { accountsIn } from './accounts';
import { hashPassword } from './passwords';

/** An account that the sandbox creates when it starts, for manual testing. */
interface Seed {
  /** What it can be used for, shown on the sandbox's home page. */
  purpose: string;
  email: string;
  firstName: string;
  password: string;
  secondFactor: boolean;
  confirmed: boolean;
}

export const seeds: readonly Seed[] = [
  {
    purpose: 'logs in at once',
    email: 'paula@example.com',
    firstName: 'Paula',
    password: 'plain-sailing-1',
    secondFactor: false,
    confirmed: true,
  },
  {
    purpose: 'is asked for a mailed code',
    email: 'sven@example.com',
    firstName: 'Sven',
    password: 'second-factor-2',
    secondFactor: true,
    confirmed: true,
  },
  {
    purpose: 'has yet to confirm the address',
    email: 'ulrike@example.com',
    firstName: 'Ulrike',
    password: 'unconfirmed-3',
    secondFactor: false,
    confirmed: false,
  },
];

/** Adds the seeded accounts that are missing, and leaves existing ones unchanged. */
export async function plantSeeds(database: Database): Promise<void> {
  const accounts = accountsIn(database);
  for (const { email, firstName, password, secondFactor, confirmed } of seeds) {
    if (accounts.byEmail(email)) continue;
    const passwordHash = await hashPassword(password);
    accounts.add({
      email,
      firstName,
      lastName: 'Example',
      phone: '+33123456789',
      passwordHash,
      secondFactor,
      confirmed,
    });
  }
}
