import { opensHere } from '../browser/modifier-keys';
import { isHydrated } from '../gatsby-runtime/hydration';
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
 * Stores the locale of a clicked language link, so that URLs without language prefix redirect to it. On a hydrated page,
 * `src/navigation` then follows the link. On other pages, the page in the chosen language is loaded as a document that
 * replaces the current history entry.
 */
function handleClick(event: MouseEvent): void {
  const link = readied(event);
  if (!link || !opensHere(event)) return;
  storeLocale(link.locale);
  const isElsewhere = link.address !== window.location.href;
  if (isElsewhere && isHydrated()) return;
  event.preventDefault();
  if (isElsewhere) window.location.replace(link.address);
}

/**
 * Makes language links work before and after hydration. Must be called before `src/navigation` adds its listener to the
 * window: that listener reads the `href` that is set here.
 */
export function enhanceLanguageLinks(): void {
  // A middle click fires no `click` event, and the context menu uses the `href` at the moment it opens.
  window.addEventListener('pointerdown', readied);
  window.addEventListener('click', handleClick);
}
