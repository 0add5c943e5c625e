import { execFileSync } from 'node:child_process';

/**
 * Removes the variables in which Git tells a hook its repository. If a hook ran the tests, Git would use that repository
 * in every folder, and the commits of tests would go to the developer's branch:
 * https://git-scm.com/docs/githooks#_description
 */
export function forgetRepository(): void {
  const names = execFileSync('git', ['rev-parse', '--local-env-vars'], { encoding: 'utf8' });
  // Variables with settings stay: a container may declare the project's folder safe in them.
  for (const name of names.trim().split('\n')) if (!name.startsWith('GIT_CONFIG')) delete process.env[name];
}

/**
 * Runs Git in a repository of a test, and returns its output without the final line break. Ignores the settings of the
 * developer, who may sign every commit or run hooks in every repository.
 */
export function git(root: string, ...args: string[]): string {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  return execFileSync('git', [...author, ...args], { cwd: root, env, encoding: 'utf8' }).trimEnd();
}
