import type { Context } from 'hono';
import type { Locale } from '../../src/i18n/locales';
import { routePath, treeOf } from '../../src/i18n/paths';
import type { RouteId } from '../../src/routes';

/**
 * The URL of a page of the site. `site` is the site's origin; if it is undefined, site and API have the origin of the
 * request.
 */
export function sitePage(
  c: Context,
  site: string | undefined,
  route: RouteId,
  locale: Locale,
  query: Record<string, string> = {},
): string {
  const address = new URL(routePath(route, treeOf(locale)), site ?? c.req.url);
  address.search = String(new URLSearchParams(query));
  return address.href;
}
