import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { normalEmail } from '../accounts/accounts';

/** Key for the rate limit: attempts are counted per account and network address. */
export const callerOf = (c: Context, email: string): string =>
  `${getConnInfo(c).remote.address ?? ''} ${normalEmail(email)}`;
