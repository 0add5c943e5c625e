import type { Locale } from '../i18n/locales';

/**
 * Returns the terminal's URL in a language. Replaces `{locale}` in the template, or adds the parameter `locale`. A
 * template that is a path is relative to the site.
 */
export function terminalAddress(template: string, locale: Locale): string {
  const hasPlace = template.includes('{locale}');
  const base = template.startsWith('/') ? window.location.origin : undefined;
  const url = new URL(template.replaceAll('{locale}', locale), base);
  if (!hasPlace) url.searchParams.set('locale', locale);
  return url.href;
}
