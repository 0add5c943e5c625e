import { readBackend } from '../../shared/editing-backend';
import type { BuildSettings } from '../../shared/build-settings';

const names = ['GATSBY_SITE_URL', 'GATSBY_API_BASE', 'GATSBY_TERMINAL_URL'] as const;

const isHttps = (value: string): boolean => URL.canParse(value) && new URL(value).protocol === 'https:';

/** What is wrong with a setting, as the end of a sentence that starts with its name. */
interface SettingProblem {
  name: string;
  message: string;
}

/** Build settings for publishing that are missing or wrong. */
export function settingProblems(env: NodeJS.ProcessEnv): SettingProblem[] {
  const problems = names.flatMap((name): SettingProblem[] => {
    const value = env[name];
    if (!value) return [{ name, message: `is missing; .env.example says what it is for.` }];
    return isHttps(value) ? [] : [{ name, message: `must be an https address, but is “${value}”.` }];
  });
  if (env.CMS === 'local')
    problems.push({
      name: 'CMS',
      message: 'is local, a folder of this machine, which a published page cannot open: name a service, or off.',
    });
  const demonstration = env.GATSBY_DEMONSTRATION ?? '';
  if (!['', 'on', 'off'].includes(demonstration))
    problems.push({
      name: 'GATSBY_DEMONSTRATION',
      message: `must be on or off, but is “${demonstration}”.`,
    });
  return problems;
}

/** The settings that a build for publishing needs. Throws an error that lists all that are missing or wrong. */
export function requireBuildSettings(env: NodeJS.ProcessEnv): BuildSettings {
  const problems = settingProblems(env);
  if (problems.length > 0) throw new Error(problems.map(({ name, message }) => `${name} ${message}`).join('\n'));
  const backend = readBackend(env);
  return {
    ...(env.REPORTS_URL && { REPORTS_URL: env.REPORTS_URL }),
    ...(backend && { CMS: backend.name, CMS_REPOSITORY: backend.repository, CMS_BRANCH: backend.branch }),
    GATSBY_SITE_URL: (env.GATSBY_SITE_URL ?? '').replace(/\/+$/, ''),
    GATSBY_API_BASE: (env.GATSBY_API_BASE ?? '').replace(/\/+$/, ''),
    GATSBY_TERMINAL_URL: env.GATSBY_TERMINAL_URL ?? '',
  };
}
