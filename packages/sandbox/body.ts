import type { Context, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** Bytes that a body may have: far more than any form or test sends. */
const largestBody = 64 * 1024;

/**
 * Answers 413 to a larger body when all of it has been read, and keeps none of it. Hono's own `bodyLimit` answers at once;
 * the server may then close the connection while the client still sends, which loses the answer.
 */
export const limitBody: MiddlewareHandler = async (c, next) => {
  if (!c.req.raw.body) return next();
  const kept: Uint8Array[] = [];
  let size = 0;
  // Node's streams are iterable, which the types of browsers do not know.
  for await (const chunk of c.req.raw.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size <= largestBody) kept.push(chunk);
  }
  if (size > largestBody) return c.text('The body is too large.', 413);
  c.req.raw = new Request(c.req.raw, { body: Buffer.concat(kept) });
  return next();
};

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The type of a request's body, without parameters such as `charset`; empty if it names none. */
export const typeOfBody = (c: Context): string =>
  (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();

/** Whether a value of JSON has at most so many levels: one of thousands makes `JSON.stringify` and others overflow the stack. */
const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1)));

/**
 * The JSON object in a request's body. Throws an HTTPException: 415 for a body that is not said to be JSON, 400 for one
 * that is no object in JSON and UTF-8, or nested deeper than 20 levels. Read only the keys that a request should have: others may be `__proto__`.
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
