import { createHash, randomBytes, randomInt } from 'node:crypto';

/** The hash of a token. The database stores only this, so that the tokens cannot be read from a stolen file. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A random token that is safe in a URL. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A random code of six digits, which the account's owner types from a mail. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
