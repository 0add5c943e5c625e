import type { Database } from 'node-sqlite3-wasm';
import type { Now } from '../clock';
import { digest, newCode, newToken } from './secrets';

const minute = 60_000;

/** How long each kind of ticket is valid, in milliseconds. */
const lifetimes = { confirm: 24 * 60 * minute, reset: 60 * minute, code: 10 * minute } as const;

type TicketKind = keyof typeof lifetimes;

/** Secrets sent by mail, each valid once and for a limited time: tokens in links, and login codes. */
export interface Tickets {
  /** Creates a secret, and invalidates an earlier one of the same kind for the same account. */
  issue(kind: TicketKind, accountId: number): string;
  /** The account of a valid secret, which stays valid. Codes need the account too, as six digits are not unique. */
  owner(kind: TicketKind, secret: string, accountId?: number): number | undefined;
  /** Like `owner`, but invalidates the secret; of two simultaneous requests only one succeeds. */
  take(kind: TicketKind, secret: string, accountId?: number): number | undefined;
  /** Expires all secrets of an account. */
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
