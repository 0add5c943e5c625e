import { addressIn } from '../i18n/language-link';
import { isLocale } from '../i18n/locales';
import { storeLocale } from '../i18n/stored-locale';
import { hasModifier } from './modifier-keys';

/**
 * The language link of an event, with its `href` set to this page's address in the link's language: a new tab or the
 * context menu reads it from there.
 */
function readied({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;
  const locale = link?.dataset.locale;
  if (!link || !isLocale(locale)) return undefined;
  link.href = addressIn(locale, window.location);
  return { locale, address: link.href };
}

/**
 * Handles clicks before hydration: stores the locale, to which bare addresses redirect, and replaces the history entry.
 */
function follow(event: MouseEvent): void {
  const link = readied(event);
  if (!link || event.defaultPrevented || hasModifier(event)) return;
  event.preventDefault();
  storeLocale(link.locale);
  if (link.address !== window.location.href) window.location.replace(link.address);
}

export function followLanguageLinks(): void {
  // A middle click fires no `click`, and a context menu opens with the address as it is then.
  window.addEventListener('pointerdown', readied);
  window.addEventListener('click', follow);
}
