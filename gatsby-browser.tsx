import './src/styles/global.css';
import { navigate, type GatsbyBrowser } from 'gatsby';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isAt } from './src/auth/location';
import { clearPendingLogin } from './src/auth/pending-login';
import { prefetchOnInterest } from './src/auth/prefetch';
import { keepSecretsOutOfLog } from './src/components/error-log';
import { guardLocale } from './src/i18n/locale-guard';
import { fetchAheadOnInterest } from './src/navigation/fetch-ahead';
import { followLinks, stopWaiting } from './src/navigation/follow-links';
import { openAccordionAtHash } from './src/early/accordion';
import { scrollToPlace } from './src/early/scroll';

/** Gatsby goes on once the page has had a turn to answer its visitor: reading all scripts has taken a while. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  fetchAheadOnInterest();
  prefetchOnInterest();
  keepSecretsOutOfLog();
  return new Promise<void>((resolve) => void setTimeout(resolve));
};

/** Before, the browser follows links by itself: Gatsby would find another address than the one it was started for. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = followLinks;

/** As a transition, React takes over built HTML in small steps, between which the page answers; developing starts empty. */
export const replaceHydrateFunction = () => (page: ReactElement, container: Element) => {
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};

/** What Gatsby hands over; its own types leave it out. */
interface Prefetched {
  pathname: string;
  loadPage: (pathname: string) => Promise<unknown>;
}

/** Links in view are fetched ahead by Gatsby; read ahead as well, their pages come without asking the network again. */
export const onPostPrefetchPathname = ({ loadPage, pathname }: Prefetched) => void loadPage(pathname);

/** Gatsby would go to where the visitor last was; `onRouteUpdate` scrolls instead. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** The stored language decides at every navigation, since another tab may have changed it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // Whoever left the second factor by the address bar left the flow too.
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
