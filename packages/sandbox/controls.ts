import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { boolean, type InferType, object, type ObjectSchema, string, ValidationError } from 'yup';
import { readObject, typeOfBody } from './body';
import { clearFaults, setFault } from './simulated-faults';
import { addAccount, faultRules, findAccount, type Memory, newMemory } from './memory';

const accountRules = object({
  email: string().required(),
  password: string().required(),
  firstName: string(),
  lastName: string(),
  secondFactor: boolean(),
  confirmed: boolean(),
});

const someone = object({ email: string() });

/** Reads the non-empty fields of a form, or a JSON object that a test has sent. */
async function fieldsOf(c: Context): Promise<Record<string, unknown>> {
  const type = typeOfBody(c);
  if (type === '' && (await c.req.text()) === '') return {};
  if (!['application/x-www-form-urlencoded', 'multipart/form-data'].includes(type)) return readObject(c);
  const form = await c.req.parseBody().catch(() => {
    throw new HTTPException(400, { message: 'This is no form.' });
  });
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ''));
}

/** Reads and validates fields. Throws an HTTPException: 422 if a field is invalid, others as in `readObject`. */
async function read<Rules extends ObjectSchema<object>>(c: Context, rules: Rules): Promise<InferType<Rules>> {
  const given = await fieldsOf(c);
  const known = Object.keys(rules.fields).filter((name) => Object.hasOwn(given, name));
  try {
    return rules.validateSync(Object.fromEntries(known.map((name) => [name, given[name]])));
  } catch (error) {
    throw new HTTPException(422, {
      message: error instanceof ValidationError ? error.message : 'A field has the wrong type.',
    });
  }
}

/** POST endpoints below `/sandbox` that control the fake API: for tests, and for the forms on `/sandbox/faults`. */
export function controls(memory: Memory): Hono {
  const app = new Hono();

  app.post('/faults', async (c) => {
    setFault(memory, await read(c, faultRules));
    return c.redirect('/sandbox/faults', 303);
  });
  app.post('/faults/clear', async (c) => {
    const { email } = await read(c, someone);
    if (email !== undefined) clearFaults(memory, { email });
    else memory.faults = [];
    return c.redirect('/sandbox/faults', 303);
  });

  /** The request body is `{ email, password, secondFactor?, confirmed? }`. */
  app.post('/accounts', async (c) => {
    const added = addAccount(memory, await read(c, accountRules));
    return added ? c.body(null, 204) : c.text('There is an account with this e-mail.', 409);
  });
  /** The request body is `{ email }`. Makes all links and codes expire that were mailed to this address. */
  app.post('/expire', async (c) => {
    const { email = '' } = await read(c, someone);
    const account = findAccount(memory, email);
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
