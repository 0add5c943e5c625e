import { createHash, randomBytes, randomInt } from 'node:crypto';

/** What the database keeps of a token, so that a stolen file opens nothing. */
export const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** An unguessable token that may stand in an address. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Six digits, as a person types them. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');
