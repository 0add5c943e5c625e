import { readBackend } from '../tools/editing-backend';
import type { Environment } from '../tools/build-settings';
import type { PublishingSettings } from './settings';

/** What is to be known for publishing. Throws a sentence on a `CMS` that is none. */
export const readSettings = (env: Environment): PublishingSettings => ({
  siteUrl: env.GATSBY_SITE_URL ?? '',
  apiBase: env.GATSBY_API_BASE ?? '',
  terminalUrl: env.GATSBY_TERMINAL_URL ?? '',
  editing: readBackend(env)?.name,
});
