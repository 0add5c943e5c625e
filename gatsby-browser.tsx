import './src/styles/global.css';
import { navigate, type GatsbyBrowser } from 'gatsby';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isAt } from './src/auth/location';
import { clearPendingLogin } from './src/auth/pending-login';
import { prefetchOnInterest } from './src/auth/prefetch';
import { keepSecretsOutOfLog } from './src/components/error-log';
import { openAccordionAtHash } from './src/early/accordion';
import { scrollToPlace } from './src/early/scroll';
import { guardLocale } from './src/i18n/locale-guard';
import { fetchAheadOnInterest } from './src/navigation/fetch-ahead';
import { followLinks, stopWaiting } from './src/navigation/follow-links';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  fetchAheadOnInterest();
  prefetchOnInterest();
  keepSecretsOutOfLog();
};

/** Before hydration the browser follows links: Gatsby starts with the address that the page was loaded from. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = followLinks;

/** Hydrates in a transition, which React interrupts to handle events. `develop` serves an empty page, to be rendered. */
export const replaceHydrateFunction = () => (page: ReactElement, container: Element) => {
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};

/** Arguments of `onPostPrefetchPathname`, which Gatsby's types leave out. */
interface Prefetched {
  pathname: string;
  loadPage: (pathname: string) => Promise<unknown>;
}

/** Gatsby has prefetched the page of a link in view. Loading it too makes a click need no further request. */
export const onPostPrefetchPathname = ({ loadPage, pathname }: Prefetched) => void loadPage(pathname);

/** Disables Gatsby's scroll restoration; `onRouteUpdate` scrolls to the top or to the hash instead. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** Redirects by the stored locale at every navigation, since another tab may have changed it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // The visitor may have left the second factor by the address bar or the history.
  if (!isAt('twoFactor')) clearPendingLogin();
  const target = guardLocale(location);
  if (target !== undefined) {
    void navigate(target, { replace: true });
    return;
  }
  stopWaiting();
  openAccordionAtHash();
  if (prevLocation) scrollToPlace();
};
