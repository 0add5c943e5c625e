import { openAccordionAtHash, scrollToHash } from '../browser/hash';
import { forgetAnnouncement } from '../gatsby-runtime/announcer';
import { loadPage, onShown, showPage } from '../gatsby-runtime/pages';
import { guardLocale } from '../i18n/locale-guard';
import { followLinks } from './links';
import { createNavigation, type NavigationRequest } from './navigation';

const addressHere = (): string => window.location.pathname + window.location.search + window.location.hash;

function show({ to, entry }: NavigationRequest): void {
  if (entry === 'already there') showPage(to, { replace: true, state: window.history.state as object });
  else showPage(to, { replace: entry === 'same' });
}

function openDocument({ to, entry }: NavigationRequest): void {
  if (entry === 'already there') window.location.reload();
  else if (entry === 'same') window.location.replace(to);
  else window.location.assign(to);
}

const { go, handleTyping, handleReturn } = createNavigation({
  load: (to) => loadPage(to.replace(/#.*/s, '')),
  show,
  open: openDocument,
  stop: () => window.stop(),
});

/** Navigates to a path with query and hash. `replace` replaces the current history entry. */
export const navigateTo = (to: string, { replace = false } = {}): void =>
  void go({ to, entry: replace ? 'same' : 'new' });

/**
 * Runs after each page is shown. On the first page, src/early has already redirected, opened the accordion item that
 * the URL's fragment names, and scrolled to it. Only the item must be opened again, since hydration renders accordion
 * items anew.
 */
function arrive(isFirst: boolean): void {
  // Redirects if another tab has stored a different locale.
  const target = isFirst ? undefined : guardLocale(window.location);
  if (target !== undefined) return navigateTo(target, { replace: true });
  openAccordionAtHash();
  if (isFirst) return;
  scrollToHash();
  forgetAnnouncement();
}

const watch = new AbortController();

/**
 * Starts client-side navigation: clicks on links, Back and Forward then go through {@link createNavigation}, as
 * {@link navigateTo} does. Called after hydration. Until then links load documents, since Gatsby can show another page
 * only after it has hydrated the page of this document.
 */
export function startNavigation(): void {
  const { signal } = watch;
  followLinks(go, signal);
  window.addEventListener('popstate', () => void go({ to: addressHere(), entry: 'already there' }), { signal });
  document.addEventListener('input', handleTyping, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && handleReturn(), { signal });
}

/** Called when React has failed. Links then load documents. */
export const stopNavigation = (): void => watch.abort();

/** Calls `arrive` after each page is shown. Must be called before the first page is shown. */
export const followPages = (): void => onShown(arrive);
