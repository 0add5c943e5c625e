import { setGlobals } from '../gatsby-runtime/start-app';
import { keepOneOpen, openAccordionAtHash } from './details';
import { followHistory, settleAddress } from './address';
import { deferHydration } from './defer-hydration';
import { dropMalformedHash } from './hash';
import { followLanguageLinks } from './language-links';
import { enhanceMenus } from './menus';
import { noteFailedScripts, reloadByLinks } from './reload-links';
import { openAtTop, paintAtFragment } from './scroll';
import { dropPendingLoginElsewhere, hideResetLink } from './sign-in-state';
import { guardSinks } from './trusted-types';

/**
 * The early file: a script in the head of every page, so that it runs before the first paint. It does what must not wait
 * for React, which comes when the browser is idle: redirects, scroll position, menus by keyboard, links that reload.
 */
guardSinks();
setGlobals();
noteFailedScripts();
if (!settleAddress()) {
  dropMalformedHash();
  hideResetLink();
  dropPendingLoginElsewhere();
  openAtTop();
  paintAtFragment();
  reloadByLinks();
  followHistory();
  followLanguageLinks();
  enhanceMenus();
  keepOneOpen();
  openAccordionAtHash();
  deferHydration();
}
