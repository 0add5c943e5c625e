import type { Database } from 'node-sqlite3-wasm';

/** The fields of a registration. `email` may have capitals; `phone` is a plus and digits. */
interface NewAccount {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  passwordHash: string;
  /** Whether login asks for a mailed code. */
  secondFactor: boolean;
  /** Whether the address has been confirmed by its link. */
  confirmed: boolean;
}

export interface Account extends NewAccount {
  id: number;
}

export interface Accounts {
  byEmail(email: string): Account | undefined;
  byId(id: number): Account | undefined;
  /** Adds an account and returns it; undefined if there is one with this address. */
  add(account: NewAccount): Account | undefined;
  confirm(id: number): void;
  setPassword(id: number, passwordHash: string): void;
}

/** Addresses are compared without regard to case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

const columns = `id, email, first_name AS firstName, last_name AS lastName, phone, password_hash AS passwordHash,
  second_factor AS secondFactor, confirmed`;

type Row = Omit<Account, 'secondFactor' | 'confirmed'> & { secondFactor: number; confirmed: number };

export function accountsIn(database: Database): Accounts {
  const one = (where: string, value: string | number): Account | undefined => {
    // The columns of the query.
    const row = database.get(`SELECT ${columns} FROM accounts WHERE ${where} = ?`, [value]) as Row | null;
    return row ? { ...row, secondFactor: row.secondFactor === 1, confirmed: row.confirmed === 1 } : undefined;
  };
  const byEmail = (email: string) => one('email', normalEmail(email));
  return {
    byEmail,
    byId: (id) => one('id', id),
    add: (account) => {
      const { changes } = database.run(
        `INSERT INTO accounts (email, first_name, last_name, phone, password_hash, second_factor, confirmed)
         VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (email) DO NOTHING`,
        [
          normalEmail(account.email),
          account.firstName,
          account.lastName,
          account.phone,
          account.passwordHash,
          account.secondFactor,
          account.confirmed,
        ],
      );
      return changes === 1 ? byEmail(account.email) : undefined;
    },
    confirm: (id) => void database.run('UPDATE accounts SET confirmed = 1 WHERE id = ?', [id]),
    setPassword: (id, passwordHash) =>
      void database.run('UPDATE accounts SET password_hash = ? WHERE id = ?', [passwordHash, id]),
  };
}
