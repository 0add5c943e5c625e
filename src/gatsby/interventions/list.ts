import { classNames } from './class-names';
import { compileHint } from './compile-hint';
import { deferHydration } from './defer-hydration';
import { fontFiles } from './font-files';
import { i18nPluginImports } from './i18n-plugin-imports';
import { i18nextStandIn } from './i18next-stand-in';
import type { Intervention } from './intervention';
import { interruptibleHydration } from './interruptible-hydration';
import { linkedStyles } from './linked-styles';
import { pageStyles } from './page-styles';
import { plainLinks } from './plain-links';
import { routeAnnouncer } from './route-announcer';
import { sourceMaps } from './source-maps';
import { stableFrame } from './stable-frame';

/** All deliberate changes of what Gatsby does by itself. */
export const interventions: readonly Intervention[] = [
  deferHydration,
  i18nextStandIn,
  i18nPluginImports,
  compileHint,
  interruptibleHydration,
  stableFrame,
  plainLinks,
  pageStyles,
  classNames,
  routeAnnouncer,
  fontFiles,
  linkedStyles,
  sourceMaps,
];
