import { keepOneOpen, openAccordionAtHash } from './accordion';
import { settleAddress } from './address';
import { noteFailedScripts } from './failed-scripts';
import { holdBackGatsby } from './gatsby-loader';
import { dropMalformedHash } from './hash';
import { enhanceMenus } from './menus';
import { dropPendingLoginElsewhere } from './pending-login';
import { hideResetLink } from './reset-link';
import { reloadByLinks } from './reload-links';
import { openAtTop } from './scroll';
import { guardSinks } from './trusted-types';

/** What runs before the first paint, in every page, whether or not React ever arrives. */
guardSinks();
noteFailedScripts();
if (!settleAddress()) {
  dropMalformedHash();
  hideResetLink();
  dropPendingLoginElsewhere();
  openAtTop();
  reloadByLinks();
  enhanceMenus();
  keepOneOpen();
  openAccordionAtHash();
  holdBackGatsby();
}
