import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Job {
  needs?: string | string[];
  steps: { uses?: string; run?: string; env?: Record<string, string>; with?: Record<string, string> }[];
}

const jobsOf = (name: string) =>
  (parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8')) as { jobs: Record<string, Job> }).jobs;

/** The environment of the step that runs a command. */
const environmentOf = (command: string, { steps }: Job): Record<string, string> =>
  steps.find(({ run }) => run?.startsWith(command))!.env!;

it('publishing waits for npm run launch, with the settings of the build', () => {
  const { launch, build, publish } = jobsOf('publish');
  expect([build!.needs, publish!.needs]).toEqual(['launch', ['build', 'attest']]);
  const settings = Object.keys(environmentOf('npm run release ', jobsOf('build').site!));
  expect(environmentOf('npm run --silent launch', launch!)).toEqual(
    Object.fromEntries(settings.filter((name) => !/^CMS/.test(name)).map((name) => [name, `\${{ vars.${name} }}`])),
  );
});

it('the published site is checked with the settings that decide its headers and addresses', () => {
  const settings = Object.keys(environmentOf('npm run release ', jobsOf('build').site!));
  const decisive = settings.filter((name) => name !== 'GATSBY_DEMONSTRATION');
  expect(environmentOf('npm run --silent check:live', jobsOf('live').look!)).toEqual(
    Object.fromEntries(decisive.map((name) => [name, `\${{ vars.${name} }}`])),
  );
});

it('what is uploaded is the archive that was signed', () => {
  const { attest, publish } = jobsOf('publish');
  const { steps } = attest!;
  const signed = steps.findIndex(({ uses }) => uses?.startsWith('actions/attest-build-provenance@'));
  expect(steps[signed]!.with).toEqual({ 'subject-path': 'release.tar.gz' });
  expect(steps[signed + 1]!.with).toEqual({ name: 'archive', path: 'release.tar.gz' });
  expect(publish!.steps.flatMap((step) => step.with?.name ?? [])).toEqual(['archive']);
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
