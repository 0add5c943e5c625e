import { parseArgs } from 'node:util';
import { describePublishing } from '../hosts/description';
import { assemble } from '../hosts/assemble';
import { paths, sourceRevision } from '../paths';
import { readSettings } from '../read-settings';
import { uploadToNetlify } from './netlify-api';
import { publishSettings } from '../build/publish-settings';
import { gatherEvidence } from './release-evidence';
import { main, run } from '../../tools/run';

const usage = `npm run release -- [options]
  --steps A,B    of check, build, evidence, assemble, upload; all but upload by default
  --preview      upload to an address of its own, and leave what is live as it is
  --against X    file or address of the manifest to compare with; that of the live site by default
Upload needs NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN. README.md in packages/publish/ says more.`;

const upload = `${paths.outputs}/upload`;

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: 'check,build,evidence,assemble' },
    preview: { type: 'boolean', default: false },
    against: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

async function npm(...args: string[]): Promise<void> {
  if ((await run('npm', ['--silent', ...args])) !== 0) throw new Error(`“npm ${args.join(' ')}” failed: no release.`);
}

function secret(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing; nothing was uploaded.`);
  return value;
}

const description = () => describePublishing(readSettings(publishSettings(process.env)));

const steps: Record<string, () => Promise<void>> = {
  check: () => npm('test'),
  build: () => npm('run', 'build'),
  evidence: () =>
    gatherEvidence({
      root: paths.root,
      against: values.against ?? `${description().settings.siteUrl}/build-manifest.json`,
      to: 'reports/evidence.md',
      summary: process.env.GITHUB_STEP_SUMMARY,
    }),
  assemble: () => assemble('netlify', { ...paths, to: upload }, description()),
  upload: async () => {
    const site = { siteId: secret('NETLIFY_SITE_ID'), token: secret('NETLIFY_AUTH_TOKEN') };
    const api = process.env.NETLIFY_API;
    const title = process.env.RELEASE_TITLE ?? sourceRevision();
    const options = { folder: upload, preview: values.preview, title };
    console.log(await uploadToNetlify({ ...site, ...(api && { api }) }, options));
  },
};

/** `npm run release`: runs the steps of publishing, which the workflows run too. */
main(async () => {
  if (values.help) return console.log(usage);
  const names = values.steps.split(',');
  const unknown = names.find((name) => !(name in steps));
  if (unknown !== undefined) throw new Error(`There is no step “${unknown}”.\n${usage}`);
  for (const name of names) {
    console.log(`\n── ${name}`);
    await steps[name]?.();
  }
});
