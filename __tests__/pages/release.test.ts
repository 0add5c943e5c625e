import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type FakeNetlify, startFakeNetlify } from '../../packages/publish/__tests__/release/fake-netlify';

const token = 'a-secret-token';
const settings = {
  GATSBY_SITE_URL: 'https://www.broker.example',
  GATSBY_API_BASE: 'https://api.broker.example',
  GATSBY_TERMINAL_URL: 'https://terminal.broker.example/{locale}',
};
/** The local build has the editing interface. */
const editing = { CMS: 'github', CMS_REPOSITORY: 'broker/site' };

const release = (args: readonly string[], env: Record<string, string> = {}) =>
  promisify(execFile)('npx', ['tsx', 'packages/publish/release/release.ts', ...args], {
    env: { ...process.env, ...settings, ...env },
  });

const refusal = (args: readonly string[], env: Record<string, string> = {}): Promise<string> =>
  release(args, env).then(
    () => 'not refused',
    ({ stderr }: { stderr: string }) => stderr,
  );

describe('a release of the built site', () => {
  let folder: string;
  let netlify: FakeNetlify;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'release-'));
    netlify = await startFakeNetlify(token, (file) => file === '/_headers' || file === '/de/terms.html');
  });
  afterAll(async () => {
    await netlify.stop();
    await rm(folder, { recursive: true });
  });

  it('runs here as it runs in the workflows: evidence, folder, upload', async () => {
    const { stdout } = await release(
      ['--steps', 'evidence,assemble,upload', '--preview', '--against', 'public/build-manifest.json'],
      {
        ...editing,
        NETLIFY_SITE_ID: 'broker',
        NETLIFY_AUTH_TOKEN: token,
        NETLIFY_API: netlify.api,
        GITHUB_STEP_SUMMARY: join(folder, 'summary.md'),
      },
    );
    expect(stdout.trim().split('\n').at(-1)).toBe('https://fake.netlify.example');
    expect(stdout).not.toContain(token);
    const summary = readFileSync(join(folder, 'summary.md'), 'utf8');
    expect(summary).toBe(readFileSync('reports/evidence.md', 'utf8'));
    expect(summary).toMatch(/^\| Files \| 0 added, 0 gone, 0 changed, \d+ the same \|$/m);
    expect([...netlify.uploaded.keys()]).toEqual(['/_headers', '/de/terms.html']);
    expect(netlify.releases).toMatchObject([{ draft: true }]);
    expect(existsSync('hosting/upload/_redirects')).toBe(true);
    // Netlify's headers leave their policy to the pages where there is an editing interface.
    expect(readFileSync('hosting/upload/terms.html', 'utf8')).toContain('<meta http-equiv="Content-Security-Policy"');
  });

  it('assembles nothing from a build of another CMS', async () => {
    expect(await refusal(['--steps', 'assemble'])).toContain(
      'CMS differs from the setting that the site was built with',
    );
  });

  it('uploads nothing without credentials, and says which are missing', async () => {
    expect(await refusal(['--steps', 'upload'], { NETLIFY_SITE_ID: '' })).toContain('NETLIFY_SITE_ID is missing');
  });

  it('says what a step is called that it does not know', async () => {
    expect(await refusal(['--steps', 'shout'])).toContain('There is no step “shout”.');
  });
});
