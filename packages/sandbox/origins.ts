import type { MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { spellings } from './site-links';

const changesNothing = ['GET', 'HEAD', 'OPTIONS'];

/** Refuses requests of other origins, forms included (CSRF). Clients other than browsers send no `Origin`. */
export const ownOriginsOnly = (origins: readonly string[]): MiddlewareHandler => {
  const allowed = new Set(origins.flatMap(spellings));
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (origin !== undefined && !allowed.has(origin) && !changesNothing.includes(c.req.method)) {
      throw new HTTPException(403);
    }
    await next();
  };
};
