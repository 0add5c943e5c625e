import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildManifest } from '../finish/manifest';
import { assemble, type Host, hosts } from '../hosts/assemble';
import { describePublishing } from '../hosts/description';
import { writeOutputs } from '../hosts/write-outputs';
import { listFiles } from '../published-files';
import { keepBillOfMaterials } from '../finish/bill-of-materials';
import { describeRelease } from '../release/evidence';
import { facts, write } from './fixture';

const live: BuildManifest = {
  revision: 'old',
  hosts: ['https://charts.example', 'https://gone.example'],
  pages: { home: { en: '/en' }, terms: { en: '/en/terms' } },
  files: { '/en.html': [100, 50, 'a'], '/en/terms.html': [100, 50, 'b'], '/app-1.js': [100, 50, 'c'] },
};
const now: BuildManifest = {
  revision: 'new',
  hosts: ['https://charts.example', 'https://new.example'],
  pages: { home: { en: '/en' }, faq: { en: '/en/faq' } },
  files: { '/en.html': [100, 600, 'x'], '/en/faq.html': [100, 500, 'b'], '/app-1.js': [100, 550, 'c'] },
};

it('the report of a release states the commit and, if another release is live, the differences from the live one', () => {
  expect(describeRelease(now, live)).toBe(`- Commit new: 2 pages, 3 files, 2 kB compressed
- Compared with the live old: 1 files added, 1 gone, 1 changed
- Pages added: /en/faq
- Pages gone: /en/terms
- Hosts that visitors contact, added: https://new.example
`);
  expect(describeRelease(now, undefined)).toContain('\n- Nothing that is live to compare with\n');
});

describe('folder to upload', () => {
  const page = '<!DOCTYPE html><html><head><meta charset="utf-8"><title>T</title></head><body></body></html>';
  const published = ['/admin.html', '/de/terms.html', '/static/a.webp'];
  const withAdmin = describePublishing({ ...facts, editing: 'github' });
  let folder: string;
  const folderOf = (host: Host): string => join(folder, host);
  const assembleFor = (host: Host, description = withAdmin) =>
    assemble(host, { root: join(folder, 'public'), outputs: join(folder, 'hosting'), to: folderOf(host) }, description);
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'upload-'));
    const twins = ['/de/terms.html.br', '/de/terms.html.gz', '/.build-stamp'];
    await write(join(folder, 'public'), Object.fromEntries([...published, ...twins].map((file) => [file, page])));
    await writeOutputs(join(folder, 'public'), join(folder, 'hosting'), withAdmin);
    for (const path of ['de', 'de/terms.html'])
      await chmod(join(folder, 'public', path), path === 'de' ? 0o700 : 0o600);
    for (const host of hosts) await assembleFor(host);
  });

  it.each(hosts)(
    'the web server of %s may read the folder to upload, whatever the umask of the build',
    async (host) => {
      const modes = await Promise.all(['', 'de', 'de/terms.html'].map((path) => stat(join(folderOf(host), path))));
      expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['755', '755', '644']);
    },
  );

  it('the folder to upload has the published files, plus compressed copies for nginx, or _headers and _redirects for Netlify and Cloudflare', () => {
    const compressed = ['/de/terms.html.br', '/de/terms.html.gz'];
    expect(listFiles(folderOf('nginx'))).toEqual([...published, ...compressed].sort());
    expect(listFiles(folderOf('netlify'))).toEqual(['/_headers', '/_redirects', ...published]);
    expect(listFiles(folderOf('cloudflare'))).toEqual(['/_headers', '/_redirects', ...published]);
    expect(existsSync(join(folder, 'hosting/nginx/site.conf'))).toBe(true);
  });

  it('on a site with the CMS, each HTML file for Netlify contains its CSP, and HTML for Cloudflare contains none', async () => {
    expect(await readFile(join(folderOf('netlify'), 'de/terms.html'), 'utf8')).not.toContain('frame-ancestors');
    const policyOf = async (host: Host, file: string) =>
      /<meta http-equiv="Content-Security-Policy" content="[^"]*trusted-types ([\w-]+)/.exec(
        await readFile(join(folderOf(host), file), 'utf8'),
      )?.[1];
    expect(await policyOf('cloudflare', 'de/terms.html')).toBeUndefined();
    expect(await policyOf('netlify', 'de/terms.html')).toBe('default');
    expect(await policyOf('netlify', 'admin.html')).toBe('svelte-trusted-html');
  });

  it('preparing the folder to upload fails if the CMS setting differs from the one that the site was built with', async () => {
    await expect(assembleFor('netlify', describePublishing(facts))).rejects.toThrow(
      'CMS differs from the setting that the site was built with',
    );
  });
});

it('a build moves the CycloneDX list of bundled npm packages out of the published folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const [root, outputs] = [join(folder, 'public'), join(folder, 'hosting')];
  await write(root, { 'cyclonedx/bom.json': '{"bomFormat":"CycloneDX"}' });
  await keepBillOfMaterials(root, outputs);
  expect(existsSync(join(root, 'cyclonedx/bom.json'))).toBe(false);
  expect(await readFile(join(outputs, 'bom/visitors.cdx.json'), 'utf8')).toContain('CycloneDX');
});

it('the archive of a release has the same bytes for the same files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'release-'));
  const workflow = await readFile('.github/workflows/publish.yml', 'utf8');
  const [command = ''] = /tar --sort[^]*?upload bom/.exec(workflow) ?? [];
  const digests = [
    ['a', 'b', 'true'],
    ['b', 'a', 'chmod 600 upload/*; touch -d @1 upload/*'],
  ].map(([first, second, others], index) => {
    const files = `mkdir -p bom upload; echo x > upload/${first}; echo x > upload/${second}`;
    const script = `mkdir -p ${index}/release/hosting; cd ${index}/release/hosting; ${files}; ${others}; cd ../..; ${command}`;
    return execFileSync('sh', ['-ec', `${script}; sha256sum release.tar.gz`], { cwd: folder, encoding: 'utf8' });
  });
  expect(digests[0]).toMatch(/^[0-9a-f]{64} /);
  expect(digests[0]).toBe(digests[1]);
});
