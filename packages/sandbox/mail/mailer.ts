import { createTransport } from 'nodemailer';
import { company } from '../company';
import type { Letter } from './letters';

export interface Mailer {
  /** Sends in the background, so that the duration of a response does not reveal whether a mail was sent. */
  send(letter: Letter): void;
  /** Resolves when all mails so far have arrived or failed. */
  settled(): Promise<void>;
  close(): void;
}

/** A mailer that sends by SMTP to a loopback port, and passes failures to `onError`. */
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
