import './src/styles/global.css';
import { navigate, type GatsbyBrowser } from 'gatsby';
import { isAt } from './src/auth/location';
import { clearPendingLogin } from './src/auth/pending-login';
import { prefetchOnInterest } from './src/auth/prefetch';
import { guardLocale } from './src/i18n/locale-guard';
import { openAccordionAtHash } from './src/early/accordion';
import { scrollToPlace } from './src/early/scroll';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => prefetchOnInterest();

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
  openAccordionAtHash();
  if (prevLocation) scrollToPlace();
};
