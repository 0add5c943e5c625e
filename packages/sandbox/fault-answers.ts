import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { serverError, tooManyRequests } from './auth/replies';
import type { Fault, FaultMode, Faults } from './faults';

type FaultyContext = Context<{ Bindings: HttpBindings }>;

/** Longer than the timeout of the site's requests. */
const defaultDelayMs = 20_000;

const retryAfterSeconds = 60;

const text = (body: string, type: string, status: number): Response =>
  new Response(body, { status, headers: { 'Content-Type': type } });

/** The response of each fault; undefined if the normal response follows. */
const answers: Record<FaultMode, (c: FaultyContext, fault: Fault) => Promise<Response | undefined> | Response> = {
  delay: async (c, { ms = defaultDelayMs }) => {
    // If the client aborts the request, the wait ends and the request is not handled.
    const { signal } = c.req.raw;
    await wait(ms, undefined, { signal, ref: false }).catch(() => undefined);
    return signal.aborted ? RESPONSE_ALREADY_SENT : undefined;
  },
  '500': (c) => serverError(c),
  malformed: (_, { status = 422 }) => text('{"errors": {"email": ["cut', 'application/json', status),
  html: (_, { status = 502 }) =>
    text('<!doctype html><title>Bad Gateway</title><h1>Bad Gateway</h1>', 'text/html; charset=utf-8', status),
  dropped: (c) => {
    c.env.outgoing.destroy();
    return RESPONSE_ALREADY_SENT;
  },
  '429': (c) => tooManyRequests(c, retryAfterSeconds),
  redirect: (c) => c.redirect('/'),
  answer: (_, { status = 200, body = '' }) =>
    typeof body === 'string'
      ? text(body, 'text/plain; charset=utf-8', status)
      : text(JSON.stringify(body), 'application/json', status),
};

async function emailIn(c: Context): Promise<unknown> {
  const body: unknown = await c.req.json().catch(() => undefined);
  return typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined;
}

/** Middleware that applies the fault set for a request, instead of or before its normal response. */
export const faulty =
  (faults: Faults): MiddlewareHandler<{ Bindings: HttpBindings }> =>
  async (c, next) => {
    if (c.req.method !== 'POST' || faults.list().length === 0) return next();
    const fault = faults.match(c.req.path, await emailIn(c));
    const answer = fault && (await answers[fault.mode](c, fault));
    return answer ?? next();
  };
