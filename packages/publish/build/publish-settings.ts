import { readBackend } from '../../tools/editing-backend';
import type { BuildSettings } from '../../tools/build-settings';

const names = ['GATSBY_SITE_URL', 'GATSBY_API_BASE', 'GATSBY_TERMINAL_URL'] as const;

const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';

/** The settings of a build for publishing. Throws an error that lists all settings that are missing or not https. */
export function publishSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const complaints = names.flatMap((name) => {
    const value = env[name];
    if (!value) return [`${name} is missing; .env.example says what it is for.`];
    return isHttps(value) ? [] : [`${name} must be an https address, but is “${value}”.`];
  });
  if (env.CMS === 'local')
    complaints.push(
      'CMS=local offers a folder of this machine, which a published page cannot: name a service, or off.',
    );
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const backend = readBackend(env);
  return {
    ...(env.REPORTS_URL && { REPORTS_URL: env.REPORTS_URL }),
    ...(backend && { CMS: backend.name, CMS_REPOSITORY: backend.repository, CMS_BRANCH: backend.branch }),
    GATSBY_SITE_URL: (env.GATSBY_SITE_URL ?? '').replace(/\/+$/, ''),
    GATSBY_API_BASE: (env.GATSBY_API_BASE ?? '').replace(/\/+$/, ''),
    GATSBY_TERMINAL_URL: env.GATSBY_TERMINAL_URL ?? '',
  };
}
