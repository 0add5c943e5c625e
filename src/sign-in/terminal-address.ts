import type { Locale } from '../i18n/locales';

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
