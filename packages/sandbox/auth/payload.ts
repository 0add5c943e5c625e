import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';

/** A JSON object from a request, not validated yet. */
export type Payload = Record<string, unknown>;

const isPayload = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The JSON object in a request's body. Refuses other content types with 415, which also prevents cross-site requests
 * from HTML forms (CSRF), and anything but a JSON object with 400.
 */
export async function payloadOf(c: Context): Promise<Payload> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) throw new HTTPException(415);
  const body: unknown = await c.req.json().catch(() => undefined);
  if (!isPayload(body)) throw new HTTPException(400);
  return body;
}
