import './src/styles/global.css';
import { navigate, type GatsbyBrowser } from 'gatsby';
import { guardLocale } from './src/i18n/locale-guard';
import { openAccordionAtHash } from './src/early/accordion';

/** Every navigation shows the top of its page, back and forward too, unless the address names a place in it. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps: { location } }) =>
  location.hash ? decodeURIComponent(location.hash.slice(1)) : [0, 0];

/** The stored language decides at every navigation, since another tab may have changed it. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location }) => {
  const target = guardLocale(location);
  if (target === undefined) openAccordionAtHash();
  else void navigate(target, { replace: true });
};
