import './src/styles/global.css';
import { navigate, type GatsbyBrowser } from 'gatsby';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isAt } from './src/sign-in/is-at';
import { leavePendingLogin } from './src/sign-in/pending-login';
import { prefetchOnInterest } from './src/sign-in/prefetch';
import { keepSecretsOutOfLog } from './src/components/error-log';
import { openAccordionAtHash } from './src/early/details';
import { scrollToPlace } from './src/early/scroll';
import { guardLocale } from './src/i18n/locale-guard';
import { forgetAnnouncedPage } from './src/navigation/announced';
import { fetchAheadOnInterest } from './src/navigation/fetch-ahead';
import { expectKnownPages, startNavigation } from './src/navigation/start';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  expectKnownPages();
  fetchAheadOnInterest();
  prefetchOnInterest();
  keepSecretsOutOfLog();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = startNavigation;

/**
 * Hydrates in a transition, which React interrupts to handle events. In `develop`, the page is empty and is rendered.
 */
export const replaceHydrateFunction = () => (page: ReactElement, container: Element) => {
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};

/** Gatsby prefetches by `<link rel="prefetch">`, which Firefox refuses under the policy's `default-src 'none'`. */
export const disableCorePrefetching = () => true;

/** Arguments of `onPrefetchPathname`, for which Gatsby has no types. */
interface Prefetch {
  pathname: string;
  loadPage: (pathname: string) => Promise<unknown>;
}

/** Loads data and chunks of the page of a link in view, so that a click needs no request. */
export const onPrefetchPathname = ({ loadPage, pathname }: Prefetch) => void loadPage(pathname);

/** Disables Gatsby's scroll restoration; `onRouteUpdate` scrolls to the top or to the hash instead. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** Redirects by the stored locale at every navigation, since another tab may have changed it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // The visitor may have left the form of the second factor by the browser's history or an edited address.
  if (!isAt('twoFactor')) leavePendingLogin();
  const target = guardLocale(location);
  if (target !== undefined) {
    void navigate(target, { replace: true });
    return;
  }
  openAccordionAtHash();
  if (!prevLocation) return;
  scrollToPlace();
  forgetAnnouncedPage();
};
