import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../published-files';
import { type Job, jobsOf, names, usedBy, workflow } from './workflows';

/** The environment variables of the step that runs a command. */
const environmentOf = (command: string, { steps }: Job): Record<string, string> =>
  steps.find(({ run }) => run?.startsWith(command))!.env!;

/** The settings that a build for publishing reads from the repository's variables. */
const settingsOfBuild = (): string[] =>
  Object.entries(environmentOf('npm run release ', jobsOf('site').build!)).flatMap(([name, value]) =>
    value.includes('vars.') ? [name] : [],
  );

it('the workflow publish.yml first runs the check `npm run launch`, with the build settings', () => {
  const { launch, checked, build, attest, publish } = jobsOf('publish');
  const needs = [checked, build, attest, publish].map((job) => job!.needs);
  expect(needs).toEqual(['launch', 'checked', ['checked', 'build'], 'attest']);
  const settings = settingsOfBuild();
  expect(environmentOf('npm run --silent launch', launch!)).toEqual(
    Object.fromEntries(settings.filter((name) => !/^CMS/.test(name)).map((name) => [name, `\${{ vars.${name} }}`])),
  );
});

it('a run of the workflow publish.yml cancels no other run, not even one that waits', () => {
  expect(workflow('publish').concurrency).toEqual({ group: 'publish', queue: 'max' });
});

it('the workflow live.yml checks the published site with the settings that decide headers and URLs', () => {
  const settings = settingsOfBuild();
  const decisive = settings.filter((name) => name !== 'GATSBY_DEMONSTRATION');
  expect(environmentOf('npm run --silent check:live', jobsOf('live').look!)).toEqual(
    Object.fromEntries(decisive.map((name) => [name, `\${{ vars.${name} }}`])),
  );
});

it('the workflow publish.yml uploads the archive that it has signed', () => {
  const { attest, publish } = jobsOf('publish');
  const { steps } = attest!;
  const signed = steps.findIndex(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'));
  expect(steps[signed]!.with).toEqual({ 'subject-path': 'release.tar.gz' });
  expect(steps[signed + 1]!.with).toEqual({ name: 'archive', path: 'release.tar.gz' });
  expect(publish!.steps.flatMap((step) => step.with?.name ?? [])).toEqual(['archive']);
});

/** The workflows that run for pull requests, and those that they call. They execute the pull request's code. */
const runningChanges = (): string[] => {
  const started = names.filter((name) => 'pull_request' in workflow(name).on);
  const used = (name: string): string[] =>
    Object.values(jobsOf(name)).flatMap(({ uses }) => usedBy(uses).flatMap((other) => [other, ...used(other)]));
  return [...new Set(started.flatMap((name) => [name, ...used(name)]))];
};

it.each(runningChanges())(
  'the workflow %s, which runs the code of pull requests, has no secrets and no write permission',
  (name) => {
    expect(JSON.stringify(workflow(name))).not.toMatch(/\bsecrets\b|pull_request_target/);
    const { permissions, jobs } = workflow(name);
    expect(permissions).toEqual({});
    for (const job of Object.values(jobs)) {
      expect(job.environment).toBeUndefined();
      expect([{}, { contents: 'read' }]).toContainEqual(job.permissions ?? {});
    }
  },
);

it('the job of preview.yml that has secrets runs no code of a pull request', () => {
  const { steps } = jobsOf('preview').preview!;
  expect(steps.flatMap(({ uses }) => uses ?? [])).toEqual([
    expect.stringMatching(/^actions\/checkout@/),
    './.github/actions/upload',
  ]);
  expect(steps[0]!.with).toEqual({ 'persist-credentials': false });
  expect(steps.map(({ run }) => run ?? '').join('\n')).not.toMatch(/\b(?:npm|npx|node|tsx|bash|sh)\b/);
});

describe('choice of the build to publish', () => {
  const run = jobsOf('publish').checked!.steps[0]!.run!;
  const settings = '{"CMS":"github"}';

  /**
   * Runs the script of publish.yml that looks for a workflow run with a finished build, with a fake `gh` command that
   * prints the given values. Returns the script's output, such as `run=7`; undefined if the script fails.
   */
  const taken = (id: string, conclusion: string, revision: string, kept: string): string | undefined => {
    const gh = `gh() { case "$1 $2" in
      'run list') echo '${id}' ;;
      'run watch') ;;
      'run view') echo '${conclusion}' ;;
      'run download') [ '${revision}' ] || return 1
        mkdir -p release/hosting/upload release/reports
        echo '{"revision":"${revision}"}' > release/hosting/upload/build-manifest.json
        printf '%s' '${kept}' > release/reports/settings.json ;;
    esac; }`;
    const folder = mkdtempSync(join(tmpdir(), 'checked-'));
    const output = join(folder, 'output');
    writeFileSync(output, '');
    const env = { ...process.env, GITHUB_SHA: 'abc', GITHUB_OUTPUT: output, SETTINGS: settings };
    try {
      execFileSync('bash', ['-eo', 'pipefail', '-c', `${gh}\n${run}`], { cwd: folder, env, stdio: 'ignore' });
      return readFileSync(output, 'utf8').trim();
    } catch {
      return undefined;
    }
  };

  it.each([
    ['publishes the checked build', 'the check of the commit has passed', 'run=7', '7', 'success', 'abc', settings],
    ['makes a new build', 'the commit was not checked', '', '', '', '', settings],
    ['makes a new build', 'the check was cancelled', '', '7', 'cancelled', 'abc', settings],
    ['makes a new build', 'the checked build is of another commit', '', '7', 'success', 'abd', settings],
    ['makes a new build', 'the checked build has other settings', '', '7', 'success', 'abc', '{}'],
    ['makes a new build', 'the checked build has been deleted', '', '7', 'success', '', settings],
    ['stops', 'the check has failed', undefined, '7', 'failure', 'abc', settings],
  ])('the workflow publish.yml %s if %s', (_outcome, _cause, expected, id, conclusion, revision, kept) => {
    expect(taken(id, conclusion, revision, kept)).toBe(expected);
  });
});

it.each(['workflows', 'actions'])('the files in .github/%s pin every third-party action to a commit', (folder) => {
  const used = listFiles(`.github/${folder}`).flatMap((file) =>
    [...readFileSync(`.github/${folder}${file}`, 'utf8').matchAll(/^ +(?:- )?uses: (?!\.\/)(.+)/gm)].map(
      ([, action]) => action!,
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
});
