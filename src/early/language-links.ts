import { redirectOf } from '../i18n/address';
import { isLocale } from '../i18n/locales';
import { switchLocale } from '../i18n/paths';
import { storeLocale } from '../i18n/stored-locale';
import { hasModifier } from './modifier-keys';

const languageLinkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null;

/**
 * Gives a language link the address of this page in its language, with query and hash. Also stores the choice, before
 * anything follows the link: where a bare address leads depends on it.
 */
function handlePress(event: MouseEvent): void {
  const link = languageLinkAt(event);
  const locale = link?.dataset.locale;
  if (!link || !isLocale(locale)) return;
  const { pathname, search, hash, href } = window.location;
  const target = { pathname: switchLocale(pathname, locale), search, hash };
  link.href = redirectOf(target, locale) ?? target.pathname + search + hash;
  if (event.type !== 'click' || hasModifier(event)) return;
  storeLocale(locale);
  if (link.href === href) event.preventDefault();
}

/** Where the app does not follow the link, as before hydration: the other page takes the place of this one in the history. */
function follow(event: MouseEvent): void {
  const link = languageLinkAt(event);
  if (!link || event.defaultPrevented || hasModifier(event)) return;
  event.preventDefault();
  window.location.replace(link.href);
}

export function followLanguageLinks(): void {
  // `pointerdown` too: a middle click fires no `click`, and a context menu opens with the address as it is then.
  for (const press of ['pointerdown', 'click'] as const) window.addEventListener(press, handlePress, { capture: true });
  window.addEventListener('click', follow);
}
