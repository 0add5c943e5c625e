import { routePath, treeOf } from '../../src/i18n/paths';
import type { Locale } from '../../src/i18n/locales';
import type { RouteId } from '../../src/routes';

/** The address of a page of the site in a language, with a query string. */
export function sitePage(origin: string, route: RouteId, locale: Locale, query: Record<string, string> = {}): string {
  const address = new URL(routePath(route, treeOf(locale)), origin);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

/** An origin and, on loopback, the same with the other host name: browsers treat 127.0.0.1 and localhost as two. */
export function spellings(origin: string): string[] {
  const { protocol, hostname, host, port } = new URL(origin);
  const names = ['127.0.0.1', 'localhost'];
  return names.includes(hostname)
    ? names.map((name) => `${protocol}//${name}${port && `:${port}`}`)
    : [`${protocol}//${host}`];
}
