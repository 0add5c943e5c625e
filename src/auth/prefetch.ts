import { onInterest } from '../navigation/interest';
import { routeOfLink } from '../navigation/page-link';
import { routes } from '../routes';

function leadsToForm(link: HTMLAnchorElement): boolean {
  const route = routeOfLink(link);
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
  onInterest((link) => {
    if (!leadsToForm(link)) return;
    watch.abort();
    fetchAhead();
  }, watch.signal);
}
