import './src/styles/global.css';
import { navigate, type GatsbyBrowser } from 'gatsby';
import { guardLocale } from './src/i18n/locale-guard';
import { openAccordionAtHash } from './src/early/accordion';
import { scrollToPlace } from './src/early/scroll';

/** Gatsby would go to where the visitor last was; `onRouteUpdate` scrolls instead. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = () => false;

/** The stored language decides at every navigation, since another tab may have changed it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  const target = guardLocale(location);
  if (target !== undefined) {
    void navigate(target, { replace: true });
    return;
  }
  openAccordionAtHash();
  if (prevLocation) scrollToPlace();
};
