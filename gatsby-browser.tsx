import './src/styles/global.css';
import type { GatsbyBrowser } from 'gatsby';
import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isAt } from './src/sign-in/is-at';
import { leavePendingLogin } from './src/sign-in/pending-login';
import { prefetchOnInterest } from './src/sign-in/prefetch';
import { keepSecretsOutOfLog } from './src/components/error-log';
import { onShown, prepareRuntime } from './src/gatsby-runtime/pages';
import { noteFailure } from './src/navigation/failed-files';
import { fetchAheadOnInterest } from './src/navigation/fetch-ahead';
import { followPages, startNavigation } from './src/navigation/start';

export {
  disableCorePrefetching,
  onPrefetchPathname,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/gatsby-runtime/pages';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  prepareRuntime(noteFailure);
  // The visitor may have left the form of the second factor by the browser's history or an edited address.
  onShown(() => {
    if (!isAt('twoFactor')) leavePendingLogin();
  });
  followPages();
  fetchAheadOnInterest();
  prefetchOnInterest();
  keepSecretsOutOfLog();
};

export const onInitialClientRender = startNavigation;

/**
 * Hydrates in a transition, which React interrupts to handle events. In `develop`, the page is empty and is rendered.
 */
export const replaceHydrateFunction = () => (page: ReactElement, container: Element) => {
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, page));
  else createRoot(container).render(page);
};
