import { randomUUID } from 'node:crypto';
import type { Fault } from '../../../packages/sandbox/memory';
import { siteOrigin } from '../../../packages/tools/test-server';

/** The broker's API, which is a path of the site's origin. */
export const apiBase = `${siteOrigin()}/api`;

interface Account {
  email: string;
  password: string;
}

export interface Mail {
  subject: string;
  text: string;
  links: string[];
  language: string;
}

async function call(method: 'GET' | 'POST', path: string, body?: object): Promise<Response> {
  const response = await fetch(siteOrigin() + path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${await response.text()}`);
  return response;
}

/** A unique e-mail address, since tests that run in parallel share one sandbox. */
export const newEmail = (): string => `${randomUUID()}@example.com`;

/** A new account, confirmed by default. */
export async function addAccount(facts: { secondFactor?: boolean; confirmed?: boolean } = {}): Promise<Account> {
  const account = { email: newEmail(), password: 'correct-horse-7' };
  await call('POST', '/sandbox/accounts', { ...account, ...facts });
  return account;
}

/** Sets a fault for requests with this e-mail. */
export async function setFault(email: string, fault: Fault): Promise<void> {
  await call('POST', '/sandbox/faults', { email, ...fault });
}

export async function clearFault(email: string): Promise<void> {
  await call('POST', '/sandbox/faults/clear', { email });
}

/** Expires all links and codes mailed to an address. */
export async function expireMails(email: string): Promise<void> {
  await call('POST', '/sandbox/expire', { email });
}

/** The mails to an address, newest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const response = await call('GET', `/sandbox/inbox.json?${new URLSearchParams({ to: email })}`);
  return (await response.json()) as Mail[];
}

async function newestMail(email: string): Promise<Mail> {
  const [mail] = await mailsTo(email);
  if (!mail) throw new Error(`No mail has arrived at ${email}.`);
  return mail;
}

export async function mailedLink(email: string): Promise<string> {
  const { links } = await newestMail(email);
  return links[0] ?? '';
}

export async function mailedCode(email: string): Promise<string> {
  const { text } = await newestMail(email);
  return /^\d{6}$/m.exec(text)?.[0] ?? '';
}

/** Requests a recovery mail, and returns the query string of its link. */
export async function recoveryQuery(email: string): Promise<string> {
  await call('POST', '/api/auth/forgot', { email });
  return new URL(await mailedLink(email)).search;
}
