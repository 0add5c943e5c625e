import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { jobsOf, names, usedBy } from './workflows';

describe('workflows for pull requests', () => {
  it('a pull request runs the checks of texts or of code as the script of its base commit decides, not its own version', () => {
    for (const name of ['check', 'copy'])
      for (const [job, { needs }] of Object.entries(jobsOf(name)))
        if (job !== 'path') expect([needs].flat()).toContain('path');
    const [, , decide] = jobsOf('path').decide!.steps;
    expect(decide!.run).toContain('git show "$BASE:packages/commands/path-of-change.ts" >');
  });

  /** Whether the job that merges require succeeds, given the results of the other jobs. */
  const passes = (env: Record<string, string>): boolean => {
    const [{ run = '' } = {}] = jobsOf('check').passed!.steps;
    try {
      execFileSync('bash', ['-e', '-c', run], { env: { ...process.env, ...env } });
      return true;
    } catch {
      return false;
    }
  };

  it.each([
    [true, 'copy', 'success', 'skipped', 'skipped'],
    [true, 'copy', 'success', 'success', 'skipped'],
    [true, 'code', 'skipped', 'skipped', 'success'],
    [false, 'copy', 'failure', 'success', 'skipped'],
    [false, 'copy', 'success', 'failure', 'skipped'],
    [false, 'copy', 'skipped', 'skipped', 'success'],
    [false, 'code', 'success', 'success', 'skipped'],
    [false, 'code', 'skipped', 'skipped', 'failure'],
    [false, 'code', 'skipped', 'skipped', 'cancelled'],
    [false, '', 'skipped', 'skipped', 'skipped'],
  ])(
    'the required check of a pull request passes (true) or fails (false): %s, if “%s” changed, text tests %s, site build %s, suite %s',
    (...row) => {
      const [expected, PATH_TAKEN, COPY, SITE, CODE] = row;
      expect(passes({ PATH_TAKEN, COPY, SITE, CODE })).toBe(expected);
    },
  );

  /** Whether a successful run of a workflow publishes a preview, for a change of content or code. */
  const shows = (name: string, path: string, attempt: number): boolean => {
    const run = { name, conclusion: 'success', run_attempt: attempt };
    // JavaScript can evaluate the job's `if`, since it uses only operators that mean the same in both languages.
    const context = { github: { event: { workflow_run: run } }, needs: { path: { outputs: { path } } } };
    return runInNewContext(jobsOf('preview').site!.if!, context) as boolean;
  };

  it.each([
    [true, 'Copy', 'copy', 1],
    [true, 'Copy', 'copy', 2],
    [false, 'Check', 'copy', 1],
    [true, 'Check', 'copy', 2],
    [true, 'Check', 'code', 1],
    [true, 'Check', 'code', 2],
    [false, 'Copy', 'code', 1],
    [false, 'Copy', 'code', 2],
  ])(
    'a preview is uploaded (true) or not (false): %s, when the workflow %s passes for a change of “%s”, at attempt %s',
    (expected, name, path, attempt) => {
      expect(shows(name, path, attempt)).toBe(expected);
    },
  );

  /** Names of the artifacts that a workflow uploads for a change of content or code. */
  const artifacts = (name: string, path: string): string[] =>
    Object.values(jobsOf(name)).flatMap(({ if: condition, uses, steps = [] }) => {
      const [, only] = /path == '(\w+)'/.exec(condition ?? '') ?? [];
      if (only && only !== path) return [];
      const own = steps
        .filter((step) => step.uses?.startsWith('actions/upload-artifact@'))
        .map((step) => step.with!.name!);
      return [...own, ...usedBy(uses).flatMap((other) => artifacts(other, path))];
    });

  it.each(['copy', 'code'])('the artifacts of one workflow run for a change of “%s” have different names', (path) => {
    for (const name of names) {
      const uploaded = artifacts(name, path);
      expect([name, ...uploaded]).toEqual([name, ...new Set(uploaded)]);
    }
  });
});
