import { readBackend } from '../../shared/editing-backend';
import type { BuildSettings } from '../../shared/build-settings';

const names = ['GATSBY_SITE_URL', 'GATSBY_API_BASE', 'GATSBY_TERMINAL_URL'] as const;

/** For each setting, a function that returns what is wrong with an https URL as its value; undefined if nothing is. */
const rules: Record<(typeof names)[number], (url: URL, value: string) => string | undefined> = {
  GATSBY_SITE_URL: ({ origin, href }) =>
    href === `${origin}/` ? undefined : `must have nothing after the host, as in ${origin}`,
  GATSBY_API_BASE: ({ search, hash }) =>
    search || hash ? 'must have no query and no hash, since paths are added to it' : undefined,
  GATSBY_TERMINAL_URL: (_, value) =>
    /[{}]|%7b/i.test(value.replaceAll('{locale}', '')) ? 'can have no placeholder but {locale}' : undefined,
};

/** What is wrong with a value, as the end of a sentence that starts with the setting's name. */
function urlProblem(name: (typeof names)[number], value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol !== 'https:') return `must be an https address, but is “${value}”.`;
  // `fetch` refuses a URL with a user name or password.
  if (url.username || url.password) return 'must have no user name and no password, which every visitor could read.';
  const message = rules[name](url, value);
  return message && `${message}, but is “${value}”.`;
}

/** Trims a value: spaces and line ends come with values that are pasted into a form of the host or of GitHub. */
const valueOf = (env: NodeJS.ProcessEnv, name: string): string => (env[name] ?? '').trim();

/** What is wrong with a setting, as the end of a sentence that starts with its name. */
interface SettingProblem {
  name: string;
  message: string;
}

/** Build settings for publishing that are missing or wrong. */
export function settingProblems(env: NodeJS.ProcessEnv): SettingProblem[] {
  const problems = names.flatMap((name): SettingProblem[] => {
    const value = valueOf(env, name);
    const message = value ? urlProblem(name, value) : 'is missing; .env.example says what it is for.';
    return message ? [{ name, message }] : [];
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
    ...(env.REPORTS_URL && { REPORTS_URL: valueOf(env, 'REPORTS_URL') }),
    ...(backend && { CMS: backend.name, CMS_REPOSITORY: backend.repository, CMS_BRANCH: backend.branch }),
    // The URL parser writes the host in lower case and in Punycode, and leaves out the usual port.
    GATSBY_SITE_URL: new URL(valueOf(env, 'GATSBY_SITE_URL')).origin,
    GATSBY_API_BASE: new URL(valueOf(env, 'GATSBY_API_BASE')).href.replace(/\/+$/, ''),
    GATSBY_TERMINAL_URL: valueOf(env, 'GATSBY_TERMINAL_URL'),
  };
}
