import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { normalEmail } from '../accounts/accounts';

/** Whose tries are counted together: one account's from one network address. */
export const callerOf = (c: Context, email: string): string =>
  `${getConnInfo(c).remote.address ?? ''} ${normalEmail(email)}`;
