import { isLocale } from '../i18n/locales';
import { redirectOf } from '../i18n/address';
import { switchLocale } from '../i18n/paths';
import { storeLocale } from '../i18n/stored-locale';

/** Gatsby's `navigate`, defined after hydration. */
type Navigate = (to: string, options: { replace: boolean }) => void;

/**
 * Follows a link of the language selector: stores the locale and replaces this history entry with the same page in that
 * language, query and hash kept. Returns false for other links.
 */
export function followLanguageLink(link: HTMLAnchorElement): boolean {
  const { locale } = link.dataset;
  if (!isLocale(locale)) return false;
  storeLocale(locale);
  const { pathname, search, hash } = window.location;
  const target = { pathname: switchLocale(pathname, locale), search, hash };
  const path = redirectOf(target, locale) ?? `${target.pathname}${search}${hash}`;
  const navigate = (window as { ___navigate?: Navigate }).___navigate; // Set by Gatsby's production-app.js.
  if (path === `${pathname}${search}${hash}`) return true;
  if (navigate) navigate(path, { replace: true });
  else window.location.replace(path);
  return true;
}
