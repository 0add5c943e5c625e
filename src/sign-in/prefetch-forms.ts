import { onInterest } from '../navigation/interest';
import { routeOfLink } from '../navigation/follow-links';
import { isFormName } from '../routes';

function leadsToForm(link: HTMLAnchorElement): boolean {
  const route = routeOfLink(link);
  return route !== undefined && isFormName(route);
}

/** Prefetches the chunk of the forms. If that fails, the form's page requests it again. */
const prefetch = (): void => void import(/* webpackChunkName: "sign-in-form" */ './forms').catch(() => undefined);

/**
 * Prefetches the forms when the visitor hovers, touches or focuses a link to a page with a form. A visible link is not
 * enough: the header always has one, and visitors who only read should not download the forms.
 */
export function prefetchForms(): void {
  const watch = new AbortController();
  onInterest((link) => {
    if (!leadsToForm(link)) return;
    watch.abort();
    prefetch();
  }, watch.signal);
}
