import { hasModifier } from '../browser/modifier-keys';
import { addressIn } from '../i18n/language-link';
import { isLocale } from '../i18n/locales';
import { storeLocale } from '../i18n/stored-locale';

/**
 * Returns the language link of an event, after setting its `href` to the URL of the current page in that language. A
 * new tab or the context menu reads the URL from `href`.
 */
function readied({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;
  const locale = link?.dataset.locale;
  if (!link || !isLocale(locale)) return undefined;
  link.href = addressIn(locale, window.location);
  return { locale, address: link.href };
}

/**
 * Handles clicks on language links before hydration. Stores the chosen locale, so that URLs without language prefix
 * redirect to it. The page in the chosen language replaces the current history entry.
 */
function follow(event: MouseEvent): void {
  const link = readied(event);
  if (!link || event.defaultPrevented || hasModifier(event)) return;
  event.preventDefault();
  storeLocale(link.locale);
  if (link.address !== window.location.href) window.location.replace(link.address);
}

export function followLanguageLinks(): void {
  // A middle click fires no `click` event, and the context menu uses the `href` at the moment it opens.
  window.addEventListener('pointerdown', readied);
  window.addEventListener('click', follow);
}
