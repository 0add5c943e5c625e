import { navigate } from 'gatsby';
import { terminalUrl } from '../config';
import type { Locale } from '../i18n/locales';
import { localeOf, parsePath, routePath } from '../i18n/paths';
import type { RouteId } from '../routes';

/*
 * Leads the browser on, in its current tree. Not in that of React's props, which may be outdated: between a request and
 * its response the visitor may have switched the language.
 */

const currentTree = () => parsePath(window.location.pathname).tree;

/** Navigates to a page in the current tree. `replace` replaces the current history entry. */
export const goTo = (route: RouteId, options?: { replace: boolean }): void =>
  void navigate(routePath(route, currentTree()), options);

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));

/**
 * The terminal's address in a language: `{locale}` in the template is replaced; without it, `locale` is added to the
 * query. A path is one of the page's own origin. Throws if it is not an https address; http is accepted for this machine
 * only.
 */
export function terminalAddress(template: string, locale: Locale): string {
  const hasPlace = template.includes('{locale}');
  const base = template.startsWith('/') ? window.location.origin : undefined;
  const url = new URL(template.replaceAll('{locale}', locale), base);
  if (!isSafe(url)) throw new Error('GATSBY_TERMINAL_URL must be an https address.');
  if (!hasPlace) url.searchParams.set('locale', locale);
  return url.href;
}

/** Opens the trading terminal in the language of the page. Its address comes only from the settings of the build. */
export const leaveForTerminal = (): void =>
  window.location.assign(terminalAddress(terminalUrl, localeOf(currentTree())));
