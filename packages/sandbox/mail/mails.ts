import type { Database } from 'node-sqlite3-wasm';
import PostalMime from 'postal-mime';
import type { Now } from '../clock';

/** A mail as received. */
export interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
  /** All links in the text, in order. */
  links: string[];
  /** Language of the text. */
  language: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
}

export interface Mails {
  keep(recipient: string, raw: Uint8Array): void;
  /** The newest hundred mails, newest first; with `to`, only those to this recipient. */
  list(recipient?: string): Promise<Mail[]>;
}

const linkPattern = /https?:\/\/\S+/g;

async function read({ id, recipient, received_at: receivedAt, raw }: Record<string, unknown>): Promise<Mail> {
  const { subject = '', text = '', headers } = await PostalMime.parse(raw as Uint8Array); // A column of type BLOB.
  return {
    id: Number(id),
    to: String(recipient),
    subject,
    text,
    links: text.match(linkPattern) ?? [],
    language: headers.find(({ key }) => key === 'content-language')?.value ?? '',
    receivedAt: new Date(Number(receivedAt)).toISOString(),
  };
}

export const mailsIn = (database: Database, now: Now): Mails => ({
  keep: (recipient, raw) =>
    void database.run('INSERT INTO mails (recipient, received_at, raw) VALUES (?, ?, ?)', [
      recipient.toLowerCase(),
      now(),
      raw,
    ]),
  list: (recipient) => {
    const rows = database.all('SELECT * FROM mails WHERE ?1 IS NULL OR recipient = ?1 ORDER BY id DESC LIMIT 100', [
      recipient?.toLowerCase() ?? null,
    ]);
    return Promise.all(rows.map((row) => read(row)));
  },
});
