import { atTop, type Problem } from '../../../src/content/problem';
import { complaintsAbout } from '../build/publish-settings';
import { exampleHosts, exampleMessage } from './find-examples';

const names = ['GATSBY_SITE_URL', 'GATSBY_API_BASE', 'GATSBY_TERMINAL_URL', 'REPORTS_URL'] as const;

/** Problem of a setting, at its line in `.env` if it has one there. */
const at = (name: string, message: string, dotEnv: string): Problem => {
  const line = dotEnv.split('\n').findIndex((text) => text.startsWith(`${name}=`)) + 1;
  return { ...atTop('.env', message), line: Math.max(line, 1), field: name };
};

/**
 * Settings of a build for publishing that are missing, wrong or examples. They stand in the environment (in the workflows,
 * in the repository's variables) or in the file `.env`, whose text is `dotEnv`.
 */
export function checkEnvironment(env: NodeJS.ProcessEnv, dotEnv: string): Problem[] {
  const examples = names.flatMap((name) =>
    exampleHosts(env[name] ?? '').map(({ host }) => at(name, exampleMessage(host), dotEnv)),
  );
  const demonstration = 'marks every page as a demonstration: take it out.';
  return [
    ...complaintsAbout(env).map(({ name, message }) => at(name, message, dotEnv)),
    ...(env.REPORTS_URL
      ? []
      : [at('REPORTS_URL', 'is missing: write where browsers report violations of the policy, or off.', dotEnv)]),
    ...examples,
    ...(env.GATSBY_DEMONSTRATION === 'on' ? [at('GATSBY_DEMONSTRATION', demonstration, dotEnv)] : []),
  ];
}
