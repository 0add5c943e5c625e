import type { MiddlewareHandler } from 'hono';

const changesNothing = ['GET', 'HEAD', 'OPTIONS'];

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/**
 * Rejects a request that would change something if a page of another origin has sent it: any page that is open in a
 * developer's browser can send a form to this machine. Browsers state the origin of the page in `Sec-Fetch-Site`
 * (https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Sec-Fetch-Site) or `Origin`; tests and
 * command-line tools send neither header. `site` is the site's origin if it differs from the API's.
 */
export const refuseOtherOrigins =
  (site: string | undefined): MiddlewareHandler =>
  async (c, next) => {
    const [origin, fetchSite] = [c.req.header('Origin'), c.req.header('Sec-Fetch-Site')];
    const isFromSite = origin !== undefined && origin === site;
    const isSameOrigin = fetchSite
      ? ['same-origin', 'none'].includes(fetchSite)
      : origin === undefined || hostOf(origin) === c.req.header('Host');
    if (changesNothing.includes(c.req.method) || isFromSite || isSameOrigin) return next();
    return c.text('Requests from other origins are refused.', 403);
  };
