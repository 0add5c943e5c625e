import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../tools/port-of';

/** An SMTP server that stores mails instead of delivering them. */
interface Catcher {
  port: number;
  stop(): Promise<void>;
}

/** Listens on a free loopback port, and calls `keep` with each mail, once per recipient. */
export async function startCatcher(keep: (recipient: string, raw: Uint8Array) => void): Promise<Catcher> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, done) =>
      void buffer(stream)
        .then((raw) => envelope.rcptTo.forEach(({ address }) => keep(address, raw)))
        .then(() => done(), done),
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    port: portOf(server.server),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
