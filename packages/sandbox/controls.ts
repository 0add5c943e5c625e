import { type Context, Hono } from 'hono';
import { clearFaults, setFault } from './faults';
import { addAccount, type Fault, faultModes, findAccount, type Memory, newMemory } from './memory';

/** The fields of a form without the empty ones, or a JSON object from a test. */
async function fieldsOf(c: Context): Promise<Record<string, unknown>> {
  if (c.req.header('Content-Type')?.startsWith('application/json')) return c.req.json();
  return Object.fromEntries(Object.entries(await c.req.parseBody()).filter(([, value]) => value !== ''));
}

const isFault = ({ mode }: Record<string, unknown>): boolean => faultModes.some((known) => known === mode);

/** What tests and the page of faults ask of the sandbox, below `/sandbox`; each is a POST request. */
export function controls(memory: Memory): Hono {
  const app = new Hono();

  app.post('/faults', async (c) => {
    const fields = await fieldsOf(c);
    if (!isFault(fields)) return c.text('There is no such fault.', 400);
    setFault(memory, { ...fields, ...('ms' in fields && { ms: Number(fields.ms) }) } as Fault); // Checked above.
    return c.redirect('/sandbox/faults', 303);
  });
  app.post('/faults/clear', async (c) => {
    const { email } = await fieldsOf(c);
    if (typeof email === 'string') clearFaults(memory, { email });
    else memory.faults = [];
    return c.redirect('/sandbox/faults', 303);
  });

  /** `{ email, password, secondFactor?, confirmed? }` */
  app.post('/accounts', async (c) => {
    const added = addAccount(memory, await c.req.json<Parameters<typeof addAccount>[1]>());
    return added ? c.body(null, 204) : c.text('There is an account with this e-mail.', 409);
  });
  /** `{ email }`: its mailed links and codes expire. */
  app.post('/expire', async (c) => {
    const account = findAccount(memory, String((await fieldsOf(c)).email));
    if (account) account.tickets = {};
    return c.body(null, account ? 204 : 404);
  });
  app.get('/inbox.json', (c) => c.json(memory.mails.filter(({ to }) => to === c.req.query('to'))));
  app.post('/reset', (c) => {
    Object.assign(memory, newMemory());
    return c.body(null, 204);
  });
  return app;
}
