import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { Database } from 'node-sqlite3-wasm';

const schema = `
  PRAGMA busy_timeout = 2000;
  CREATE TABLE IF NOT EXISTS accounts (
    id INTEGER PRIMARY KEY,
    email TEXT NOT NULL UNIQUE,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    phone TEXT NOT NULL,
    password_hash TEXT NOT NULL,
    second_factor INTEGER NOT NULL,
    confirmed INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS tickets (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS sessions (
    hash TEXT PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS mails (
    id INTEGER PRIMARY KEY,
    recipient TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    raw BLOB NOT NULL
  );
`;

const staleAfterMs = 5000;

/** node-sqlite3-wasm locks with a folder during each statement; a killed process never removes it. */
function removeStaleLock(file: string): void {
  const lock = `${file}.lock`;
  const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
  if (since !== undefined && Date.now() - since > staleAfterMs) rmdirSync(lock);
}

/** Opens the SQLite database at `file`, and creates file, folder and tables if missing. Close it after use. */
export function openDatabase(file: string): Database {
  mkdirSync(dirname(file), { recursive: true });
  removeStaleLock(file);
  const database = new Database(file);
  database.exec(schema);
  return database;
}

/** Empties every table. */
export const clearDatabase = (database: Database): void =>
  database.exec('DELETE FROM mails; DELETE FROM sessions; DELETE FROM tickets; DELETE FROM accounts;');
