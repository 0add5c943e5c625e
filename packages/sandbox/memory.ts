import { randomBytes, randomInt } from 'node:crypto';
import type { Locale } from '../../src/i18n/locales';

type TicketKind = 'confirm' | 'reset' | 'code';

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
  tickets: Partial<Record<TicketKind, string>>;
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
  /** The only path whose requests fail, for instance `/api/auth/login`. */
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
  attempts: Map<string, number>;
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
  account.tickets[kind] = secret;
  return secret;
}

/** Whether the secret is the account's; it can be used once. */
export function useTicket(account: Account, kind: TicketKind, secret: string): boolean {
  if (account.tickets[kind] !== secret) return false;
  delete account.tickets[kind];
  return true;
}
