import type { GatsbyBrowser } from 'gatsby';
import { isAt } from './src/sign-in/is-at';
import { leavePendingLogin } from './src/sign-in/pending-login';
import { prefetchForms } from './src/sign-in/prefetch-forms';
import { keepSecretsOutOfLog } from './src/components/error-log';
import { onShown, prepareRuntime } from './src/gatsby-runtime/pages';
import { hydrate } from './src/layout/static-page';
import { noteFailure } from './src/navigation/failed-files';
import { prefetchOnInterest } from './src/navigation/prefetch';
import { followPages, startNavigation } from './src/navigation/start';

export {
  disableCorePrefetching,
  onPrefetchPathname,
  onRouteUpdate,
  shouldUpdateScroll,
} from './src/gatsby-runtime/pages';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  prepareRuntime(noteFailure);
  // Forgets the password of a login that waits for its second factor, if the visitor has left that form by Back or by
  // the address bar.
  onShown(() => {
    if (!isAt('twoFactor')) leavePendingLogin();
  });
  followPages();
  prefetchOnInterest();
  prefetchForms();
  keepSecretsOutOfLog();
};

export const onInitialClientRender = startNavigation;

export const replaceHydrateFunction = () => hydrate;
