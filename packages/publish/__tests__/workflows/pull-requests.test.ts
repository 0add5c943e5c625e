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
    ['copy', 'success', 'skipped', 'skipped'],
    ['copy', 'success', 'success', 'skipped'],
    ['code', 'skipped', 'skipped', 'success'],
  ])(
    'the required check of a pull request passes for a change of %s with content tests: %s, site build: %s, code tests: %s',
    (KIND, COPY, SITE, CODE) => {
      expect(passes({ KIND, COPY, SITE, CODE })).toBe(true);
    },
  );

  it.each([
    ['copy', 'failure', 'success', 'skipped'],
    ['copy', 'success', 'failure', 'skipped'],
    ['copy', 'skipped', 'skipped', 'success'],
    ['code', 'success', 'success', 'skipped'],
    ['code', 'skipped', 'skipped', 'failure'],
    ['code', 'skipped', 'skipped', 'cancelled'],
  ])(
    'the required check of a pull request fails for a change of %s with content tests: %s, site build: %s, code tests: %s',
    (KIND, COPY, SITE, CODE) => {
      expect(passes({ KIND, COPY, SITE, CODE })).toBe(false);
    },
  );

  it('the required check of a pull request fails if the kind of change is unknown and all tests were skipped', () => {
    expect(passes({ KIND: '', COPY: 'skipped', SITE: 'skipped', CODE: 'skipped' })).toBe(false);
  });

  /** Whether a successful run of a workflow publishes a preview, for a change of content or code. */
  const shows = (name: string, kind: string, attempt: number): boolean => {
    const run = { name, conclusion: 'success', run_attempt: attempt };
    // Evaluates the job's `if` as JavaScript: its operators mean the same in GitHub's expressions and in JavaScript.
    const context = { github: { event: { workflow_run: run } }, needs: { change: { outputs: { kind } } } };
    return runInNewContext(jobsOf('preview').site!.if!, context) as boolean;
  };

  it.each([
    ['first run of the workflow “Copy” for a change of copy', 'Copy', 'copy', 1],
    ['repeated run of the workflow “Copy” for a change of copy', 'Copy', 'copy', 2],
    ['repeated run of the workflow “Check” for a change of copy', 'Check', 'copy', 2],
    ['first run of the workflow “Check” for a change of code', 'Check', 'code', 1],
    ['repeated run of the workflow “Check” for a change of code', 'Check', 'code', 2],
  ])('a successful %s uploads a preview', (_what, name, kind, attempt) => {
    expect(shows(name, kind, attempt)).toBe(true);
  });

  it.each([
    ['first run of the workflow “Check” for a change of copy', 'Check', 'copy', 1],
    ['first run of the workflow “Copy” for a change of code', 'Copy', 'code', 1],
    ['repeated run of the workflow “Copy” for a change of code', 'Copy', 'code', 2],
  ])('a successful %s uploads no preview', (_what, name, kind, attempt) => {
    expect(shows(name, kind, attempt)).toBe(false);
  });

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
