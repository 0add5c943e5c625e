import type { GatsbyBrowser } from 'gatsby';
import { noteFailure } from './src/browser/failed-files';
import { openAccordionAtHash, scrollToHash } from './src/browser/hash';
import { leaveSignIn } from './src/sign-in/stored/leave-sign-in';
import { prefetchForms } from './src/sign-in/prefetch-forms';
import { keepSecretsOutOfLog } from './src/browser/error-text';
import { forgetAnnouncement } from './src/gatsby-runtime/announcer';
import { prepareRuntime } from './src/gatsby-runtime/pages';
import { hydrate } from './src/layout/static-page';
import { prefetchOnInterest } from './src/navigation/prefetch';
import { redirectIfNeeded, startNavigation } from './src/navigation/start';

export { disableCorePrefetching, onPrefetchPathname, shouldUpdateScroll } from './src/gatsby-runtime/pages';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  prepareRuntime(noteFailure);
  prefetchOnInterest();
  prefetchForms();
  keepSecretsOutOfLog();
};

export const onInitialClientRender = startNavigation;

/**
 * Gatsby calls this when it has rendered a page. `prevLocation` is null for the first page, with which the document
 * loaded.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  // For the first page, the early script has taken these steps already. Hydration renders accordion items anew, so the
  // item in the URL's fragment must be opened again.
  if (!prevLocation) return openAccordionAtHash();
  leaveSignIn();
  if (redirectIfNeeded()) return;
  openAccordionAtHash();
  scrollToHash();
  forgetAnnouncement();
};

export const replaceHydrateFunction = () => hydrate;
