import { keepOneOpen, openAccordionAtHash } from './accordion';
import { followHistory, settleAddress } from './address';
import { deferHydration } from './defer-hydration';
import { noteFailedScripts } from './failed-scripts';
import { dropMalformedHash } from './hash';
import { followLanguageLinks } from './language-links';
import { enhanceMenus } from './menus';
import { dropPendingLoginElsewhere } from './pending-login';
import { hideResetLink } from './reset-link';
import { reloadByLinks } from './reload-links';
import { openAtTop } from './scroll';
import { guardSinks } from './trusted-types';

/** Runs before the first paint of every page, and works without React. */
guardSinks();
noteFailedScripts();
if (!settleAddress()) {
  dropMalformedHash();
  hideResetLink();
  dropPendingLoginElsewhere();
  openAtTop();
  reloadByLinks();
  followHistory();
  followLanguageLinks();
  enhanceMenus();
  keepOneOpen();
  openAccordionAtHash();
  deferHydration();
}
