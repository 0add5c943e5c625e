import { parsePath, routeAt } from '../i18n/paths';
import { routes } from '../routes';

/** A finger that touches a link comes over it too. */
const signsOfInterest = ['pointerover', 'focusin'] as const;

function leadsToForm(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.origin !== window.location.origin) return false;
  const route = routeAt(parsePath(link.pathname).rest);
  return route !== undefined && routes[route].template === 'auth-page';
}

/** Asks for the chunk that the auth pages load, by its name. Without a connection they ask again themselves. */
const fetchForm = (): void => void import(/* webpackChunkName: "auth-form" */ './auth-form').catch(() => undefined);

/**
 * Fetches the forms ahead once somebody points at, touches or focuses a link to one of their pages. That such a link is
 * in view says nothing: the header's always is, and whoever only reads shall not download the forms.
 */
export function prefetchOnInterest(fetchAhead: () => void = fetchForm): void {
  const watch = new AbortController();
  const handleInterest = ({ target }: Pick<Event, 'target'>) => {
    if (watch.signal.aborted || !leadsToForm(target)) return;
    watch.abort();
    fetchAhead();
  };
  for (const sign of signsOfInterest) {
    document.addEventListener(sign, handleInterest, { passive: true, signal: watch.signal });
  }
  // The interest that woke the page's scripts was shown before anything listened.
  document.querySelectorAll('a:hover, a:focus').forEach((target) => handleInterest({ target }));
}
