import type { Locale } from '../i18n/locales';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && loopback.test(hostname));

/**
 * The terminal's URL in a language. Replaces `{locale}` in the template, or adds the parameter `locale`. A path is
 * relative to the site. Throws if the URL is not https; http is allowed for localhost only.
 */
export function terminalAddress(template: string, locale: Locale): string {
  const hasPlace = template.includes('{locale}');
  const base = template.startsWith('/') ? window.location.origin : undefined;
  const url = new URL(template.replaceAll('{locale}', locale), base);
  if (!isSafe(url)) throw new Error('GATSBY_TERMINAL_URL must be an https address.');
  if (!hasPlace) url.searchParams.set('locale', locale);
  return url.href;
}
