import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Largest request body in bytes: far more than any form or test sends. */
const largestBody = 64 * 1024;

/**
 * Responds with 413 to a body larger than `largestBody`, after reading and discarding it. Hono's own `bodyLimit`
 * responds while the client is still sending. If the connection is then closed, the client never gets the response.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (!c.req.raw.body) return next();
  const kept: Uint8Array[] = [];
  let size = 0;
  // In Node.js a `ReadableStream` is async iterable, which TypeScript's DOM types do not declare.
  for await (const chunk of c.req.raw.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= largestBody) kept.push(chunk);
  }
  if (size > largestBody) return c.text('The body is too large.', 413);
  c.req.raw = new Request(c.req.raw, { body: Buffer.concat(kept) });
  return next();
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The media type of a request's body, without parameters such as `charset`; empty if there is none. */
export const typeOfBody = (c: Context): string =>
  (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();

/**
 * Whether a JSON value is nested at most `levels` deep. At thousands of levels, `JSON.stringify` would overflow the
 * stack.
 */
const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

/**
 * Parses a request's body as a JSON object. Throws an HTTPException: 415 if its type is not JSON, 400 if it is not a
 * JSON object in UTF-8 or is nested more than 20 levels deep. Callers must read only the keys that they expect, since a
 * client may send `__proto__`.
 */
export async function readObject(c: Context): Promise<Record<string, unknown>> {
  if (typeOfBody(c) !== 'application/json') throw new HTTPException(415, { message: 'Send application/json.' });
  const noObject = new HTTPException(400, { message: 'Send a JSON object.' });
  let body: unknown;
  try {
    body = JSON.parse(utf8.decode(await c.req.arrayBuffer()));
  } catch {
    throw noObject;
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body) || !isShallow(body, 20)) throw noObject;
  return body as Record<string, unknown>;
}
