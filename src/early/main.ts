import { openAccordionAtHash } from '../browser/hash';
import { setGlobals } from '../gatsby-runtime/start-app';
import { correctUrl } from './correct-url';
import { deferHydration } from './defer-hydration';
import { holdClickedQuestion, keepOneOpen } from './details';
import { followHistory } from './follow-history';
import { isMirrored } from './is-mirrored';
import { enhanceLanguageLinks } from './language-links';
import { dropMalformedHash } from './malformed-hash';
import { enhanceMenus } from './menus';
import { noteFailedScripts, reloadByLinks } from './reload-links';
import { openAtTop, paintAtFragment } from './scroll';
import { settleSignInState } from './sign-in-state';
import { guardSinks } from './trusted-types';

/**
 * The early script, in the head of every page, runs before the first paint. It has what cannot wait for React, which
 * starts when the browser is idle: redirects, scroll position, keyboard support of menus, reload links.
 */
guardSinks();
setGlobals();
noteFailedScripts();
const mirrored = isMirrored();
if (mirrored || !correctUrl()) {
  dropMalformedHash();
  settleSignInState();
  openAtTop();
  paintAtFragment();
  reloadByLinks();
  if (!mirrored) {
    followHistory();
    enhanceLanguageLinks();
  }
  enhanceMenus();
  keepOneOpen();
  holdClickedQuestion();
  openAccordionAtHash();
  deferHydration();
}
