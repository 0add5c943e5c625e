import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import { jobsOf, names, usedBy } from './workflows';

describe('workflows for pull requests', () => {
  it('kind-of-change.ts of the base commit, not of the pull request, decides which checks a pull request runs', () => {
    for (const name of ['check', 'copy'])
      for (const [job, { needs }] of Object.entries(jobsOf(name)))
        if (job !== 'change') expect([needs].flat()).toContain('change');
    const [, , decide] = jobsOf('change').decide!.steps;
    expect(decide!.run).toContain('git show "$BASE:packages/commands/kind-of-change.ts" >');
  });

  /** Whether the job that is required for a merge succeeds, given the results of the other jobs. */
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
    ['passes', 'copy', 'success', 'skipped', 'skipped'],
    ['passes', 'copy', 'success', 'success', 'skipped'],
    ['passes', 'code', 'skipped', 'skipped', 'success'],
    ['fails', 'copy', 'failure', 'success', 'skipped'],
    ['fails', 'copy', 'success', 'failure', 'skipped'],
    ['fails', 'copy', 'skipped', 'skipped', 'success'],
    ['fails', 'code', 'success', 'success', 'skipped'],
    ['fails', 'an unknown kind', 'skipped', 'skipped', 'skipped'],
  ])(
    'the required check of a pull request %s for a change of %s with content tests: %s, site build: %s, code tests: %s',
    (outcome, KIND, COPY, SITE, CODE) => {
      expect(passes({ KIND, COPY, SITE, CODE })).toBe(outcome === 'passes');
    },
  );

  /** Whether a successful run of a workflow publishes a preview, for a change of content or code. */
  const shows = (name: string, kind: string, attempt: number): boolean => {
    const run = { name, conclusion: 'success', run_attempt: attempt };
    // Evaluates the job's `if` as JavaScript: its operators mean the same in GitHub's expressions and in JavaScript.
    const context = { github: { event: { workflow_run: run } }, needs: { change: { outputs: { kind } } } };
    return runInNewContext(jobsOf('preview').site!.if!, context) as boolean;
  };

  it.each([
    ['a', 'first', 'Copy', 'copy', 1],
    ['a', 'repeated', 'Check', 'copy', 2],
    ['a', 'first', 'Check', 'code', 1],
    ['no', 'first', 'Check', 'copy', 1],
    ['no', 'repeated', 'Copy', 'code', 2],
  ])(
    'after a successful build, %s preview is uploaded by the %s run of the workflow “%s” for a change of %s',
    (preview, _run, name, kind, attempt) => {
      expect(shows(name, kind, attempt)).toBe(preview === 'a');
    },
  );

  /** Names of the artifacts that a workflow uploads for a change of content or code. */
  const artifacts = (name: string, kind: string): string[] =>
    Object.values(jobsOf(name)).flatMap(({ if: condition, uses, steps = [] }) => {
      const [, only] = /kind == '(\w+)'/.exec(condition ?? '') ?? [];
      if (only && only !== kind) return [];
      const own = steps
        .filter((step) => step.uses?.startsWith('actions/upload-artifact@'))
        .map((step) => step.with!.name!);
      return [...own, ...usedBy(uses).flatMap((other) => artifacts(other, kind))];
    });

  it.each(['copy', 'code'])('the artifacts of one workflow run for a change of %s have different names', (kind) => {
    for (const name of names) {
      const uploaded = artifacts(name, kind);
      expect([name, ...uploaded]).toEqual([name, ...new Set(uploaded)]);
    }
  });
});
