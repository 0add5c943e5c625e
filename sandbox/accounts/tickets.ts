import type { Database } from 'node-sqlite3-wasm';
import type { Now } from '../clock';
import { digest, newCode, newToken } from './secrets';

const minute = 60_000;

/** How long each kind of ticket is good for, in milliseconds. */
const lifetimes = { confirm: 24 * 60 * minute, reset: 60 * minute, code: 10 * minute } as const;

export type TicketKind = keyof typeof lifetimes;

/** Secrets that go out by mail and are good for one use within their lifetime: links' tokens and login codes. */
export interface Tickets {
  /** A new secret; an earlier one of the same kind for the same account stops working. */
  issue(kind: TicketKind, accountId: number): string;
  /** Whose the secret is, without using it up. Codes are asked for with their account, as six digits are not unique. */
  owner(kind: TicketKind, secret: string, accountId?: number): number | undefined;
  /** The same, and uses it up: of two takers one gets it. */
  take(kind: TicketKind, secret: string, accountId?: number): number | undefined;
  /** Lets everything sent to an account so far expire. */
  expireAll(accountId: number): void;
}

const hashOf = (kind: TicketKind, secret: string, accountId?: number): string =>
  digest([kind, ...(kind === 'code' ? [accountId] : []), secret].join(':'));

export function ticketsIn(database: Database, now: Now): Tickets {
  const owner: Tickets['owner'] = (kind, secret, accountId) => {
    const sql = 'SELECT account_id AS id FROM tickets WHERE hash = ? AND expires_at > ?';
    const row = database.get(sql, [hashOf(kind, secret, accountId), now()]);
    return row ? Number(row.id) : undefined;
  };
  return {
    owner,
    issue: (kind, accountId) => {
      const secret = kind === 'code' ? newCode() : newToken();
      database.run('DELETE FROM tickets WHERE kind = ? AND account_id = ?', [kind, accountId]);
      database.run('INSERT INTO tickets (hash, kind, account_id, expires_at) VALUES (?, ?, ?, ?)', [
        hashOf(kind, secret, accountId),
        kind,
        accountId,
        now() + lifetimes[kind],
      ]);
      return secret;
    },
    take: (kind, secret, accountId) => {
      const id = owner(kind, secret, accountId);
      const { changes } = database.run('DELETE FROM tickets WHERE hash = ?', [hashOf(kind, secret, accountId)]);
      return changes === 1 ? id : undefined;
    },
    expireAll: (accountId) =>
      void database.run('UPDATE tickets SET expires_at = ? WHERE account_id = ?', [now(), accountId]),
  };
}
