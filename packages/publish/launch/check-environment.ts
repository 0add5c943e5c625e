import { atTop, type Problem } from '../../../src/content/problem';
import { settingProblems } from '../build/require-build-settings';
import { exampleHosts, exampleMessage } from './find-examples';

const names = ['GATSBY_SITE_URL', 'GATSBY_API_BASE', 'GATSBY_TERMINAL_URL', 'REPORTS_URL'] as const;

/** A problem with a setting. If `.env` contains the setting, the problem is at its line. */
const at = (name: string, message: string, dotEnv: string): Problem => {
  const line = dotEnv.split('\n').findIndex((text) => text.startsWith(`${name}=`)) + 1;
  return { ...atTop('.env', message), line: Math.max(line, 1), field: name };
};

/**
 * Build settings for publishing that are missing, invalid or example values. They come from the environment (in
 * workflows, from the repository's variables) or from `.env`, whose text is `dotEnv`.
 */
export function checkEnvironment(env: NodeJS.ProcessEnv, dotEnv: string): Problem[] {
  const examples = names.flatMap((name) =>
    exampleHosts(env[name] ?? '').map(({ host }) => at(name, exampleMessage(host), dotEnv)),
  );
  const demonstration = 'marks every page as a demonstration: take it out.';
  return [
    ...settingProblems(env).map(({ name, message }) => at(name, message, dotEnv)),
    ...(env.REPORTS_URL
      ? []
      : [at('REPORTS_URL', 'is missing: write where browsers report violations of the policy, or off.', dotEnv)]),
    ...examples,
    ...(env.GATSBY_DEMONSTRATION === 'on' ? [at('GATSBY_DEMONSTRATION', demonstration, dotEnv)] : []),
  ];
}
