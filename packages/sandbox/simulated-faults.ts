import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import type { Fault, FaultMode, Memory } from './memory';
import { readPayload } from './validation';

export type SandboxEnv = { Bindings: HttpBindings };

/** Delay of a response if a failure sets no `ms`. Longer than the timeout of the site's requests. */
const defaultDelayMs = 20_000;

const send = (body: string, type: string, status: number): Response =>
  new Response(body, { status, headers: { 'Content-Type': type } });

/**
 * For each simulated failure, a function that responds to a request. It returns undefined if the API must then respond
 * normally, as after a delay.
 */
const answers: Record<FaultMode, (c: Context<SandboxEnv>, fault: Fault) => Promise<Response | undefined> | Response> = {
  delay: (_, { ms = defaultDelayMs }) => wait(ms, undefined, { ref: false }),
  '500': () => send('{"message":"Planted failure"}', 'application/json', 500),
  malformed: () => send('{"errors": {"email": ["cut', 'application/json', 422),
  html: () => send('<!doctype html><title>Bad Gateway</title>', 'text/html; charset=utf-8', 502),
  dropped: (c) => {
    c.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  '429': (c) => c.json({ message: 'Planted failure' }, 429, { 'Retry-After': '60' }),
  redirect: (c) => c.redirect('/'),
  answer: (_, { status = 200, body = '' }) =>
    typeof body === 'string'
      ? send(body, 'text/plain; charset=utf-8', status)
      : send(JSON.stringify(body), 'application/json', status),
};

/** Adds a simulated failure. It replaces one with the same path and e-mail address. */
export function setFault(memory: Memory, fault: Fault): void {
  clearFaults(memory, fault);
  memory.faults.push(fault);
}

export function clearFaults(memory: Memory, { path, email }: Pick<Fault, 'path' | 'email'>): void {
  memory.faults = memory.faults.filter((fault) => fault.path !== path || fault.email !== email);
}

const emailIn = (c: Context): Promise<unknown> =>
  readPayload(c).then(
    ({ email }) => email,
    () => undefined,
  );

/** Middleware that applies simulated failures to a request. If several match, the newest applies. */
export const applyFaults =
  (memory: Memory): MiddlewareHandler<SandboxEnv> =>
  async (c, next) => {
    if (c.req.method !== 'POST' || memory.faults.length === 0) return next();
    const given = await emailIn(c);
    const fault = memory.faults.findLast(
      ({ path = c.req.path, email = given }) => path === c.req.path && email === given,
    );
    const answer = fault && (await answers[fault.mode](c, fault));
    return answer ?? next();
  };
