import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import type { SendRequest } from './send-request';
import type { Finding } from './finding';
import { daysUntil, findingsOf, withoutFalse } from './site';

const finding = findingsOf('certificate');

/** The result of a TLS handshake. */
interface Handshake {
  /** Why clients reject the certificate; undefined if it is valid. */
  refusal?: string;
  /** When the certificate expires. */
  until: Date;
  /** Whether the server accepts TLS 1.0 or 1.1. */
  takesOld: boolean;
}

/** Longest time without an answer in a TLS handshake, in milliseconds. */
const patience = 10_000;

/**
 * Fewest days for which the certificate must still be valid. Certificates are usually renewed 30 days before they
 * expire, so fewer than 14 days mean that renewal has failed.
 */
const leastDays = 14;

export function judgeHandshake(url: string, { refusal, until, takesOld }: Handshake, now: Date): Finding[] {
  const days = daysUntil(until, now);
  const validity = days < 0 ? 'the certificate has expired' : `the certificate expires in ${days} days`;
  const name = 'Give the host a certificate for this name, from an authority that browsers know';
  const renew = 'Renew the certificate at the host, and fix what should have renewed it (for nginx: certbot renew)';
  const protocols = 'Allow TLS 1.2 and 1.3 alone (for nginx: ssl_protocols TLSv1.2 TLSv1.3)';
  return withoutFalse(
    refusal !== undefined && finding(url, `browsers refuse the certificate: ${refusal}`, name),
    days < leastDays && finding(url, validity, renew),
    takesOld && finding(url, 'TLS 1.0 or 1.1 is accepted', protocols),
  );
}

/** Checks that the http URL of a page redirects to https. */
export function judgePlain(plain: string, secure: string, status: number, location: string | null): Finding[] {
  if (status >= 301 && status <= 308 && location === secure) return [];
  const sent = status === 0 ? 'gets no answer' : `is answered ${status}${location ? ` to ${location}` : ''}`;
  const fix =
    'Redirect http to the same address with https: on nginx by the server for port 80 in hosting/nginx/site.conf, ' +
    'elsewhere by the host’s setting that forces https';
  return [finding(plain, `http ${sent} instead of being redirected to ${secure}`, fix)];
}

/** Connects by TLS and reads the certificate, even if it is invalid. Rejects if there is no TLS connection. */
async function shakeHands(url: string, options: ConnectionOptions = {}): Promise<Omit<Handshake, 'takesOld'>> {
  const { hostname: host, port } = new URL(url);
  const name = isIP(host) === 0 ? { servername: host } : {};
  const socket = connect({ host, port: Number(port || 443), rejectUnauthorized: false, ...name, ...options });
  socket.setTimeout(patience, () => socket.destroy(new Error('The TLS handshake gets no answer.')));
  await once(socket, 'secureConnect');
  // `authorizationError` is an error code, although Node's types say `Error`.
  const refusal = socket.authorized ? undefined : String(socket.authorizationError);
  const until = new Date(socket.getPeerCertificate().valid_to);
  socket.destroy();
  return { refusal, until };
}

/** Options for a handshake with TLS 1.0 or 1.1, which Node offers only at OpenSSL's lowest security level. */
const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT:@SECLEVEL=0' } as const;

async function handshakeOf(url: string): Promise<Handshake> {
  const facts = await shakeHands(url);
  const takesOld = await shakeHands(url, old).then(
    () => true,
    () => false,
  );
  return { ...facts, takesOld };
}

/**
 * Checks the certificate, the TLS versions, and that http redirects to https. Rejects if the site cannot be reached.
 */
export async function checkCertificate(url: string, sendRequest: SendRequest): Promise<Finding[]> {
  const secure = `${url}/en/terms?x=1`;
  const plain = secure.replace(/^https/, 'http');
  const redirect = await sendRequest(plain).catch(() => undefined);
  const location = redirect?.headers.get('location') ?? null;
  return [
    ...judgeHandshake(url, await handshakeOf(url), new Date()),
    ...judgePlain(plain, secure, redirect?.status ?? 0, location),
  ];
}
