import { randomUUID } from 'node:crypto';
import type { Fault } from '../../../packages/sandbox/memory';
import { siteOrigin } from '../../../packages/shared/test-server';

/** URL of the broker's API, which is on the site's origin. */
export const apiBase = `${siteOrigin()}/api`;

interface Mail {
  text: string;
  links: string[];
  language: string;
}

async function post(path: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(siteOrigin() + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
}

/** A new e-mail address. Each test uses its own, since parallel tests share one sandbox. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

/** Creates an account with a confirmed e-mail address. */
export async function addAccount(facts: { secondFactor?: boolean } = {}) {
  const account = { email: newEmail(), password: 'correct-horse-7' };
  await post('/sandbox/accounts', { ...account, ...facts });
  return account;
}

/** Simulates a failure for requests with this e-mail address. */
export const setFault = (email: string, fault: Fault) => post('/sandbox/faults', { email, ...fault });

/** The mails to an e-mail address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await fetch(`${siteOrigin()}/sandbox/inbox.json?${new URLSearchParams({ to: email })}`);
  return (await response.json()) as Mail[];
}

/** The last code mailed to an e-mail address; empty if there is none. */
export async function mailedCode(email: string): Promise<string> {
  const [mail] = await mailsTo(email);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Requests a recovery mail. Returns the query string of its link. */
export async function resetQuery(email: string): Promise<string> {
  await post('/api/auth/forgot', { email });
  const [mail] = await mailsTo(email);
  return new URL(mail?.links[0] ?? '').search;
}
