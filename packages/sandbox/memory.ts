import { randomBytes, randomInt } from 'node:crypto';
import type { Locale } from '../../src/i18n/locales';

const minute = 60_000;

/** How long each kind of secret that is mailed can be used, in milliseconds. */
const lifetimes = { confirm: 24 * 60 * minute, reset: 60 * minute, code: 10 * minute } as const;

type TicketKind = keyof typeof lifetimes;

interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Whether login asks for a mailed code. */
  secondFactor: boolean;
  /** Whether the address has been confirmed by its link. */
  confirmed: boolean;
}

export interface Account extends NewAccount {
  /** What has been mailed and not been used yet: a newer secret of the same kind replaces the older one. */
  tickets: Partial<Record<TicketKind, { secret: string; until: number }>>;
}

/** A mail in the inbox of the sandbox, which sends none. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** All links in the text, in order. */
  links: string[];
  language: Locale;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

/** The failures that can be planted. `answer` responds with a given status and body. */
export const faultModes = ['delay', '500', 'malformed', 'html', 'dropped', '429', 'redirect', 'answer'] as const;

export type FaultMode = (typeof faultModes)[number];

/** A planted failure of the API's requests; of all of them unless `path` or `email` is set. */
export interface Fault {
  mode: FaultMode;
  /** For instance `/api/auth/login`. */
  path?: string;
  /** Only requests with this `email`, so that tests that run in parallel do not affect each other. */
  email?: string;
  /** How long `delay` waits before the normal response, in milliseconds. */
  ms?: number;
  /** Status of `answer`. */
  status?: number;
  /** Body of `answer`: a string is sent as text, anything else as JSON. */
  body?: unknown;
}

/** Everything that the sandbox knows. It is forgotten when the sandbox stops. */
export interface Memory {
  /** By address, in lower case. */
  accounts: Map<string, Account>;
  /** By the value of the cookie. */
  sessions: Map<string, Account>;
  /** Newest first. */
  mails: Mail[];
  /** Attempts by request and address. */
  attempts: Map<string, { used: number; until: number }>;
  /** The one set last is last. */
  faults: Fault[];
}

const person = { firstName: 'Test', lastName: 'Person', secondFactor: false, confirmed: true };

/** The accounts with which the sandbox starts, and what each is for. */
export const testAccounts: readonly (NewAccount & { purpose: string })[] = [
  { ...person, email: 'paula@example.com', password: 'plain-sailing-1', purpose: 'logs in at once' },
  {
    ...person,
    email: 'sven@example.com',
    password: 'second-factor-2',
    secondFactor: true,
    purpose: 'is asked for a mailed code',
  },
  {
    ...person,
    email: 'ulrike@example.com',
    password: 'unconfirmed-3',
    confirmed: false,
    purpose: 'has yet to confirm the address',
  },
];

export const findAccount = ({ accounts }: Memory, email: string): Account | undefined =>
  accounts.get(email.trim().toLowerCase());

/** Adds an account and returns it; undefined if there is one with this address. */
export function addAccount(
  memory: Memory,
  facts: Partial<NewAccount> & Pick<NewAccount, 'email' | 'password'>,
): Account | undefined {
  if (findAccount(memory, facts.email)) return undefined;
  const email = facts.email.trim().toLowerCase();
  const account: Account = { ...person, ...facts, email, tickets: {} };
  memory.accounts.set(email, account);
  return account;
}

export function newMemory(): Memory {
  const memory: Memory = { accounts: new Map(), sessions: new Map(), mails: [], attempts: new Map(), faults: [] };
  for (const account of testAccounts) addAccount(memory, account);
  return memory;
}

/** A random text that is safe in an address. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** A secret for a mail: a code of six digits, or a token for a link. */
export function issueTicket(account: Account, kind: TicketKind): string {
  const secret = kind === 'code' ? String(randomInt(1_000_000)).padStart(6, '0') : newToken();
  account.tickets[kind] = { secret, until: Date.now() + lifetimes[kind] };
  return secret;
}

/** Whether the secret is the account's and still valid; it can be used once. */
export function useTicket(account: Account, kind: TicketKind, secret: string): boolean {
  const ticket = account.tickets[kind];
  if (ticket?.secret !== secret || ticket.until < Date.now()) return false;
  delete account.tickets[kind];
  return true;
}

const allowedAttempts = 5;
const attemptsWindow = 5 * minute;

/** Counts an attempt for an address. Returns the seconds to wait if there were too many, otherwise undefined. */
export function countAttempt({ attempts }: Memory, call: string, email: string): number | undefined {
  const key = `${call} ${email.trim().toLowerCase()}`;
  const known = attempts.get(key);
  const count = known && known.until > Date.now() ? known : { used: 0, until: Date.now() + attemptsWindow };
  attempts.set(key, { ...count, used: count.used + 1 });
  return count.used < allowedAttempts ? undefined : Math.ceil((count.until - Date.now()) / 1000);
}

/** Begins to count anew, after a success. */
export const forgetAttempts = ({ attempts }: Memory, call: string, email: string): void =>
  void attempts.delete(`${call} ${email.trim().toLowerCase()}`);
