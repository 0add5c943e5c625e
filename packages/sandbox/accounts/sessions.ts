import type { Database } from 'node-sqlite3-wasm';
import type { Now } from '../clock';
import { digest, newToken } from './secrets';

const hour = 3_600_000;
const rememberedMs = 30 * 24 * hour;
const unrememberedMs = 12 * hour;

export interface Session {
  token: string;
  /** `Max-Age` of the cookie in seconds; without it, the cookie ends when the browser closes. */
  maxAge: number | undefined;
}

export interface Sessions {
  open(accountId: number, remember: boolean): Session;
  /** The id of the session's account; undefined if the session has ended. */
  owner(token: string): number | undefined;
  close(token: string): void;
  closeAll(accountId: number): void;
}

export const sessionsIn = (database: Database, now: Now): Sessions => ({
  open: (accountId, remember) => {
    const token = newToken();
    const lifetime = remember ? rememberedMs : unrememberedMs;
    database.run('INSERT INTO sessions (hash, account_id, expires_at) VALUES (?, ?, ?)', [
      digest(token),
      accountId,
      now() + lifetime,
    ]);
    return { token, maxAge: remember ? lifetime / 1000 : undefined };
  },
  owner: (token) => {
    const sql = 'SELECT account_id AS id FROM sessions WHERE hash = ? AND expires_at > ?';
    const row = database.get(sql, [digest(token), now()]);
    return row ? Number(row.id) : undefined;
  },
  close: (token) => void database.run('DELETE FROM sessions WHERE hash = ?', [digest(token)]),
  closeAll: (accountId) => void database.run('DELETE FROM sessions WHERE account_id = ?', [accountId]),
});
