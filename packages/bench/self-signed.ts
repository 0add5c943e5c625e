import { createHash, X509Certificate } from 'node:crypto';
import { generate } from 'selfsigned';

export interface Certificate {
  /** Certificate and private key, in PEM format. */
  cert: string;
  key: string;
  /** SHA-256 of the public key, base64, for Chromium's `--ignore-certificate-errors-spki-list`. */
  fingerprint: string;
}

const day = 24 * 60 * 60 * 1000;

/** Makes a self-signed certificate for a host name. `days` is its validity; −1 gives an expired one. */
export async function selfSigned(host: string, days = 1): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    notBeforeDate: new Date(Date.now() - 2 * day),
    notAfterDate: new Date(Date.now() + days * day),
    extensions: [
      // Clients that trust this certificate as an authority (`ca`) refuse it without `cA: true`.
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { cert, key, fingerprint: createHash('sha256').update(spki).digest('base64') };
}
