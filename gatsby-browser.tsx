import type { GatsbyBrowser } from 'gatsby';
import { noteFailure } from './src/browser/failed-files';
import { leaveSignIn } from './src/sign-in/stored/leave-sign-in';
import { prefetchForms } from './src/sign-in/prefetch-forms';
import { keepSecretsOutOfLog } from './src/components/error-log';
import { onShown, prepareRuntime } from './src/gatsby-runtime/pages';
import { hydrate } from './src/layout/static-page';
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
  onShown(leaveSignIn);
  followPages();
  prefetchOnInterest();
  prefetchForms();
  keepSecretsOutOfLog();
};

export const onInitialClientRender = startNavigation;

export const replaceHydrateFunction = () => hydrate;
