import { randomBytes, randomInt } from 'node:crypto';
import { type InferType, mixed, number, object, string } from 'yup';
import type { Locale } from '../../src/i18n/locales';

type TicketKind = 'confirm' | 'reset' | 'code';

interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  /** Whether a login needs a mailed code. */
  secondFactor: boolean;
  /** Whether the e-mail address has been confirmed. */
  confirmed: boolean;
}

export interface Account extends NewAccount {
  /** Mailed links and codes that have not been used, by kind. A newer one replaces the older. */
  tickets: Partial<Record<TicketKind, string>>;
}

/** A mail in the inbox. The sandbox sends no real mail. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** All links in the text, in order. */
  links: string[];
  language: Locale;
  /** Time in ISO 8601 format, in UTC. */
  receivedAt: string;
}

/** Failures that the API can simulate. `answer` responds with a given status and body. */
export const faultModes = ['delay', '500', 'malformed', 'html', 'dropped', '429', 'redirect', 'answer'] as const;

export type FaultMode = (typeof faultModes)[number];

/**
 * A simulated failure of API requests. Without `path` and `email`, all requests fail. Statuses without a response body
 * are not allowed.
 */
export const faultRules = object({
  mode: string().oneOf(faultModes).required(),
  /** Path of the requests that fail, such as `/api/auth/login`. */
  path: string(),
  /** Only requests with this `email` fail, so that parallel tests do not affect each other. */
  email: string(),
  /** For `delay`: milliseconds before the normal response. */
  ms: number().integer().min(0).max(600_000),
  /** For `answer`: the HTTP status of the response. */
  status: number().integer().min(200).max(599).notOneOf([204, 205, 304]),
  /** For `answer`: the response body. A string is sent as text, anything else as JSON. */
  body: mixed(),
});

export type Fault = InferType<typeof faultRules>;

/** All data of the sandbox. It is lost when the sandbox stops. */
export interface Memory {
  /** Accounts by e-mail address in lower case. */
  accounts: Map<string, Account>;
  /** Sessions by the value of the cookie. */
  sessions: Map<string, Account>;
  /** All mails, newest first. */
  mails: Mail[];
  /** Simulated failures; the newest is last. */
  faults: Fault[];
}

const person = { firstName: 'Test', lastName: 'Person', secondFactor: false, confirmed: true };

/** The accounts with which the sandbox starts, and the purpose of each. */
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

/** Adds an account and returns it; undefined if the e-mail address is taken. */
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
  const memory: Memory = { accounts: new Map(), sessions: new Map(), mails: [], faults: [] };
  for (const account of testAccounts) addAccount(memory, account);
  return memory;
}

/** A random token that can be part of a URL. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Creates a code of six digits or a token for a link, to be mailed. */
export function issueTicket(account: Account, kind: TicketKind): string {
  const secret = kind === 'code' ? String(randomInt(1_000_000)).padStart(6, '0') : newToken();
  account.tickets[kind] = secret;
  return secret;
}

/** Whether a code or token is the account's current one. If so, removes it, so that it works only once. */
export function useTicket(account: Account, kind: TicketKind, secret: string): boolean {
  if (account.tickets[kind] !== secret) return false;
  delete account.tickets[kind];
  return true;
}
