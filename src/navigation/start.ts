import { loadPage, showPage } from '../gatsby-runtime/pages';
import { guardLocale } from '../i18n/locale-guard';
import { followLinks } from './follow-links';
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
 * Stores the locale of the shown page, and redirects as the early script does when a document loads (`guardLocale`):
 * another tab may have stored another locale. Returns whether it redirects.
 */
export function redirectIfNeeded(): boolean {
  const target = guardLocale(window.location);
  if (target !== undefined) navigateTo(target, { replace: true });
  return target !== undefined;
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

/** Stops client-side navigation, so that links load documents. Called when React has failed. */
export const stopNavigation = (): void => watch.abort();
