import { createHash, generateKeyPairSync, sign } from 'node:crypto';

const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  bytes: 0x04,
  name: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  version: 0xa0,
  extensions: 0xa3,
  dnsName: 0x82,
} as const;

/** One element of ASN.1 in DER (https://www.itu.int/rec/T-REC-X.690). */
function der(tag: keyof typeof tags, ...parts: readonly (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)));
  const { length } = content;
  // DER requires the shortest form of a length, and browsers check that.
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tags[tag], ...size]), content]);
}

const ascii = (text: string): Buffer => Buffer.from(text, 'ascii');
const timeOf = (date: Date): Buffer => der('time', ascii(`${date.toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

const commonName = '550403';
const basicConstraints = '551d13';
const subjectAltName = '551d11';
const ecdsaWithSha256 = der('sequence', der('name', '2a8648ce3d040302'));

export interface Certificate {
  /** Both as PEM. */
  cert: string;
  key: string;
  /** SHA-256 of the public key, base64, for Chromium's `--ignore-certificate-errors-spki-list`. */
  fingerprint: string;
}

/** A self-signed certificate for a host name on this machine, valid for one day. */
export function selfSigned(host: string): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const subject = der('sequence', der('set', der('sequence', der('name', commonName), der('text', ascii(host)))));
  const day = 24 * 60 * 60 * 1000;
  const validity = der('sequence', timeOf(new Date(Date.now() - day)), timeOf(new Date(Date.now() + day)));
  const extensions = der(
    'extensions',
    der(
      'sequence',
      der('sequence', der('name', basicConstraints), der('bytes', der('sequence', der('boolean', 'ff')))),
      der('sequence', der('name', subjectAltName), der('bytes', der('sequence', der('dnsName', ascii(host))))),
    ),
  );
  const body = der(
    'sequence',
    der('version', der('integer', '02')),
    der('integer', '01'),
    ecdsaWithSha256,
    subject,
    validity,
    subject,
    spki,
    extensions,
  );
  const signature = der('bits', '00', sign('sha256', body, privateKey));
  const base64 = der('sequence', body, ecdsaWithSha256, signature).toString('base64');
  const lines = base64.match(/.{1,64}/g) ?? [];
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}
