import { createTransport } from 'nodemailer';
import { company } from '../company';
import type { Letter } from './letters';

export interface Mailer {
  /** Sends without making the caller wait, so that the time of an answer does not tell whether a mail went out. */
  send(letter: Letter): void;
  /** Waits until every letter so far has arrived or failed. */
  settled(): Promise<void>;
  close(): void;
}

/** Sends by SMTP to a loopback port; what fails is reported to `onError`. */
export function mailerTo(port: number, onError: (error: unknown) => void): Mailer {
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  const underway = new Set<Promise<unknown>>();
  const deliver = ({ to, locale, subject, text }: Letter) =>
    transport.sendMail({
      to: { name: '', address: to },
      subject,
      text,
      from: { name: company.name, address: company.supportEmail },
      headers: { 'Content-Language': locale, 'Auto-Submitted': 'auto-generated' },
    });
  return {
    send: (letter) => {
      const delivery: Promise<unknown> = deliver(letter)
        .catch(onError)
        .finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    settled: async () => void (await Promise.all(underway)),
    close: () => transport.close(),
  };
}
