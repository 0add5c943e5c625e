import { redirectOf } from '../i18n/address';
import { isLocale, type Locale } from '../i18n/locales';
import { switchLocale } from '../i18n/paths';
import { storeLocale } from '../i18n/stored-locale';

interface LanguageLink {
  link: HTMLAnchorElement;
  locale: Locale;
}

function languageLinkAt({ target }: Event): LanguageLink | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const locale = link?.dataset.locale;
  return link && isLocale(locale) ? { link, locale } : undefined;
}

const isPlain = (event: MouseEvent): boolean => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Gives a link of the language selector the address of this page in its language, with query and hash. */
function aim({ link, locale }: LanguageLink): void {
  const { pathname, search, hash } = window.location;
  const target = { pathname: switchLocale(pathname, locale), search, hash };
  link.href = redirectOf(target, locale) ?? `${target.pathname}${search}${hash}`;
}

/** Stores the choice before anything follows the link, since the page of a bare address depends on it. */
function handlePress(event: MouseEvent): void {
  const found = languageLinkAt(event);
  if (!found) return;
  aim(found);
  if (event.type !== 'click' || !isPlain(event)) return;
  storeLocale(found.locale);
  if (found.link.href === window.location.href) event.preventDefault();
}

/** Where the app does not follow the link, as before hydration: the other page takes the place of this one in the history. */
function follow(event: MouseEvent): void {
  const found = languageLinkAt(event);
  if (!found || event.defaultPrevented || !isPlain(event)) return;
  event.preventDefault();
  window.location.replace(found.link.href);
}

export function followLanguageLinks(): void {
  // `pointerdown` too: a middle click fires no `click`, and a context menu opens with the address as it is then.
  for (const press of ['pointerdown', 'click'] as const) window.addEventListener(press, handlePress, { capture: true });
  window.addEventListener('click', follow);
}
