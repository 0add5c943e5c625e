import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, string>;
}

interface Workflow {
  jobs: Record<string, { needs?: string | string[]; steps?: Step[] }>;
}

const jobsOf = (name: string): Workflow['jobs'] =>
  (parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow).jobs;
const runs = (jobs: Workflow['jobs'], command: RegExp) =>
  Object.entries(jobs).flatMap(([job, { steps = [] }]) =>
    steps.filter(({ run = '' }) => command.test(run)).map(({ env = {} }) => ({ job, env })),
  );

it('publishing waits for npm run launch, with the settings of the build', () => {
  const publish = jobsOf('publish');
  const [launch] = runs(publish, /^npm run --silent launch$/);
  const [build] = runs(jobsOf('build'), /^npm run release /);
  expect(publish.build?.needs).toBe(launch?.job);
  expect([publish.publish?.needs].flat()).toContain('build');
  const settings = Object.keys(build!.env).filter((name) => !name.startsWith('CMS'));
  expect(Object.keys(launch!.env)).toEqual(settings);
  for (const name of settings) expect(launch!.env[name]).toBe(`\${{ vars.${name} }}`);
});

it('what is uploaded is the archive that was signed', () => {
  const { attest, publish } = jobsOf('publish');
  const steps = attest!.steps!;
  const signed = steps.findIndex(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'));
  expect(steps[signed]!.with).toEqual({ 'subject-path': 'release.tar.gz' });
  expect(steps[signed + 1]!.with).toEqual({ name: 'archive', path: 'release.tar.gz' });
  expect([publish!.needs].flat()).toContain('attest');
  expect(publish!.steps!.flatMap((step) => step.with?.name ?? [])).toEqual(['archive']);
});

it('every action of others is pinned to a commit', () => {
  const used = readdirSync('.github/workflows').flatMap((file) =>
    [...readFileSync(`.github/workflows/${file}`, 'utf8').matchAll(/^ +(?:- )?uses: (?!\.\/)(.+)/gm)].map(
      ([, action]) => action,
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((action) => !/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/.test(action!))).toEqual([]);
});
