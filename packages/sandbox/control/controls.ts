import { Hono } from 'hono';
import { boolean, number, object, string, ValidationError } from 'yup';
import { hashPassword } from '../accounts/passwords';
import { payloadOf } from '../auth/payload';
import type { Parts } from '../parts';
import { readFault } from './fault-request';

const accountRules = object({
  email: string().email().required(),
  password: string().required(),
  firstName: string().default('Test'),
  lastName: string().default('Person'),
  phone: string().default('+33123456789'),
  secondFactor: boolean().default(false),
  confirmed: boolean().default(true),
});

const clockRules = object({ advanceMs: number().integer().required() });

const expiryRules = object({ email: string().required() });

/**
 * The API by which tests control the sandbox, below `/sandbox`:
 * `PUT /fault` a `Fault`, `DELETE /fault?path=&email=`, `GET /fault`; `POST /reset`; `POST /clock` `{ advanceMs }`;
 * `POST /accounts` `{ email, password, secondFactor?, confirmed?, … }`; `POST /expire` `{ email }`, its links and
 * codes.
 */
export function controls(parts: Parts): Hono {
  const app = new Hono();

  app.get('/fault', (c) => c.json(parts.faults.list()));
  app.put('/fault', async (c) => {
    parts.faults.set(await readFault(await payloadOf(c)));
    return c.body(null, 204);
  });
  app.delete('/fault', (c) => {
    parts.faults.clear({ path: c.req.query('path'), email: c.req.query('email') });
    return c.body(null, 204);
  });

  app.post('/reset', async (c) => {
    await parts.reset();
    return c.body(null, 204);
  });

  app.post('/clock', async (c) => {
    const { advanceMs } = await clockRules.validate(await payloadOf(c));
    parts.clock.advance(advanceMs);
    return c.json({ now: new Date(parts.clock.now()).toISOString() });
  });

  app.post('/accounts', async (c) => {
    const { password, ...account } = await accountRules.validate(await payloadOf(c));
    const added = parts.accounts.add({ ...account, passwordHash: await hashPassword(password) });
    return added ? c.json({ id: added.id, email: added.email }, 201) : c.json({ message: 'email is taken' }, 409);
  });

  app.post('/expire', async (c) => {
    const { email } = await expiryRules.validate(await payloadOf(c));
    const account = parts.accounts.byEmail(email);
    if (!account) return c.json({ message: 'no such account' }, 404);
    parts.tickets.expireAll(account.id);
    return c.body(null, 204);
  });

  app.onError((error, c) => {
    if (error instanceof ValidationError) return c.json({ message: error.message }, 400);
    throw error;
  });
  return app;
}
