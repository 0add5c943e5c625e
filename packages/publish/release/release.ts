import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type BuildManifest, manifestFile, parseManifest } from '../finish/manifest';
import { assemble, type Host, hosts } from '../hosts/assemble';
import { describePublishing } from '../hosts/description';
import { paths } from '../paths';
import { siteFactsOf } from '../site-facts';
import { describeRelease } from './evidence';
import { main, run } from '../../shared/run';
import { verifyRelease } from './verify';
import { keepRenditions } from '../build/kept-renditions';
import { requireBuildSettings } from '../build/require-build-settings';

const usage = `npm run release -- [options]
  --steps A,B  of launch, check, build, pictures, pages, evidence, assemble; all but pictures by default
  --host HOST  ${hosts.join(', ')}; ${hosts[1]} by default
  --verify DIR builds the commit of a release again, and names each difference to the folder DIR that was uploaded
Leaves the folder to upload in ${paths.outputs}/upload, and the packages in it in ${paths.outputs}/bom. docs/publishing.md says more.`;

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: 'launch,check,build,pages,evidence,assemble' },
    host: { type: 'string', default: hosts[1] },
    verify: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

async function npm(...args: string[]): Promise<void> {
  if ((await run('npm', ['--silent', ...args])) !== 0) throw new Error(`“npm ${args.join(' ')}” failed: no release.`);
}

const description = () => describePublishing(siteFactsOf(requireBuildSettings(process.env)));

/** The manifest of the published release; undefined if no release is published or the site cannot be reached. */
async function liveManifest(): Promise<BuildManifest | undefined> {
  const address = description().facts.siteUrl + manifestFile;
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  return response?.ok ? parseManifest(await response.text()) : undefined;
}

async function writeEvidence(): Promise<void> {
  const now = parseManifest(await readFile(paths.root + manifestFile, 'utf8'));
  const text = describeRelease(now, await liveManifest());
  await mkdir('reports', { recursive: true });
  await writeFile('reports/evidence.md', text);
  // In GitHub Actions, the text also goes into the summary of the run.
  if (process.env.GITHUB_STEP_SUMMARY) await appendFile(process.env.GITHUB_STEP_SUMMARY, text);
  console.log(text);
}

const steps: Record<string, (host: Host) => Promise<void>> = {
  launch: () => npm('run', 'launch'),
  check: () => npm('test'),
  build: () => npm('run', 'build'),
  // Stores the resized versions of new pictures, which the build has made, unless the commit already contains them.
  pictures: () => Promise.resolve(void keepRenditions(paths.root)),
  pages: () => npm('exec', '--', 'jest', '--selectProjects', 'pages'),
  evidence: writeEvidence,
  assemble: (host) => assemble(host, { ...paths, to: `${paths.outputs}/upload` }, description()),
};

async function verify(folder: string, host: Host): Promise<void> {
  const differing = await verifyRelease(folder, host);
  if (differing.length > 0) throw new Error(`${folder} is not what its commit makes:\n${differing.join('\n')}`);
  console.log(`${folder} is, byte for byte, what its commit makes.`);
}

/** `npm run release`: the steps that the workflows run before they upload. */
main(async () => {
  if (values.help) return console.log(usage);
  const names = values.steps.split(',');
  const unknown = names.find((name) => !(name in steps));
  if (unknown !== undefined) throw new Error(`There is no step “${unknown}”.\n${usage}`);
  const host = hosts.find((known) => known === values.host);
  if (!host) throw new Error(`There is no host “${values.host}”.\n${usage}`);
  if (values.verify) return verify(values.verify, host);
  for (const name of names) {
    console.log(`\n── ${name}`);
    await steps[name]?.(host);
  }
});
