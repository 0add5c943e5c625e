import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Workflow {
  jobs: Record<string, { needs?: string | string[]; steps?: { run?: string; env?: Record<string, string> }[] }>;
}

const jobsOf = (name: string): Workflow['jobs'] =>
  (parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as Workflow).jobs;
const runs = (jobs: Workflow['jobs'], command: RegExp) =>
  Object.entries(jobs).flatMap(([job, { steps = [] }]) =>
    steps.filter(({ run = '' }) => command.test(run)).map(({ env = {} }) => ({ job, env })),
  );

it('what is published was listed first, with the settings that it is built with', () => {
  const publish = jobsOf('publish');
  const [launch] = runs(publish, /^npm run --silent launch$/);
  const [build] = runs(jobsOf('build'), /^npm run release /);
  expect(publish.build?.needs).toBe(launch?.job);
  expect([publish.publish?.needs].flat()).toContain('build');
  const settings = Object.keys(build!.env).filter((name) => !name.startsWith('CMS'));
  expect(Object.keys(launch!.env)).toEqual(settings);
  for (const name of settings) expect(launch!.env[name]).toBe(`\${{ vars.${name} }}`);
});
