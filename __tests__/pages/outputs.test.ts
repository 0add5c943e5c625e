import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeAdmin } from '../../packages/admin/write-admin';
import { describePublishing } from '../../packages/publish/hosts/description';
import type { BuildManifest } from '../../packages/publish/finish/manifest';
import { assemble, type Host, hosts } from '../../packages/publish/hosts/assemble';
import { writeOutputs } from '../../packages/publish/hosts/write-outputs';
import { listFiles } from '../../packages/publish/published-files';
import { askCloudflarePages } from '../../packages/publish/__tests__/hosts/cloudflare-pages';
import { settings } from '../../packages/publish/__tests__/fixture';
import { hostileTargets } from '../../packages/publish/__tests__/hosts/hostile-requests';
import { lastOf, netlifyHeaders } from '../../packages/publish/__tests__/hosts/netlify';

const description = describePublishing(settings);

/** Files for one host only. */
const isOfHost = (file: string): boolean => /\.(?:br|gz)$|^\/_(?:headers|redirects)$/.test(file);

let folder: string;
/** The local build without the editing interface. */
let root: string;
let manifest: BuildManifest;
let files: string[];
const folderOf = (host: Host): string => join(folder, host);
const read = (host: Host, file: string): Promise<string> => readFile(join(folderOf(host), file), 'utf8');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outputs-'));
  root = join(folder, 'public');
  await cp('public', root, { recursive: true });
  await removeAdmin(root);
  await writeOutputs(root, join(folder, 'outputs'), description);
  for (const host of hosts)
    await assemble(host, { root, outputs: join(folder, 'outputs'), to: folderOf(host) }, description);
  manifest = JSON.parse(await readFile(`${root}/build-manifest.json`, 'utf8')) as BuildManifest;
  files = Object.keys(manifest.files).filter((file) => !/^\/admin[./]/.test(file));
});
afterAll(() => rm(folder, { recursive: true }));

/** The address under which a file is found. */
const addressOf = (file: string): string => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));
const isNotFoundPage = (file: string): boolean => /\/404\.html$/.test(file);

describe.each(hosts)('the output for %s', (host) => {
  it('holds the files of the manifest and no other', async () => {
    const published = listFiles(folderOf(host)).filter((file) => !isOfHost(file));
    expect(published).toEqual([...files, '/build-manifest.json'].sort());
  });

  it('holds them as they were built, but for the policy that pages for a plain host state themselves', async () => {
    const changed: string[] = [];
    for (const file of files) {
      const content = await readFile(join(folderOf(host), file));
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 20);
      if (hash !== manifest.files[file]?.[2]) changed.push(file);
    }
    expect(changed).toEqual(host === 'plain' ? files.filter((file) => file.endsWith('.html')) : []);
  });
});

it('a page for a plain host differs from the built one by its policy alone', async () => {
  const stated = /<meta http-equiv="Content-Security-Policy" content="[^"]*">/;
  for (const file of ['/index.html', '/de/terms.html', '/fr/auth/login.html'])
    expect((await read('plain', file)).replace(stated, '')).toBe(await readFile(root + file, 'utf8'));
});

it('Netlify sends every published file with the headers of the description', async () => {
  const headersOf = netlifyHeaders(await read('netlify', '/_headers'));
  const wrong = files.flatMap((file) => {
    const { 'Cache-Control': cache, ...wanted } = description.headersOf(file, 200);
    const sent = headersOf(addressOf(file));
    const differs = Object.entries(wanted).filter(
      ([name, value]) => sent[name] !== value && lastOf(sent[name]) !== value,
    );
    // Netlify revalidates files without a rule.
    const caches =
      sent['Cache-Control'] === cache || (!sent['Cache-Control'] && cache === 'no-cache') || isOther(cache);
    return differs.length === 0 && caches ? [] : [[file, differs, sent['Cache-Control'], cache]];
  });
  expect(wrong).toEqual([]);
});

/** Stricter caching than required is accepted. */
const isOther = (cache: string | undefined): boolean => cache === 'public, max-age=3600';

describe('Cloudflare Pages, by its own server', () => {
  it('sends every published file with the headers of the description', async () => {
    const found = files.filter((file) => !isNotFoundPage(file));
    const answers = askCloudflarePages(await read('cloudflare', '/_headers'), files, found.map(addressOf));
    const wrong = answers.flatMap(({ status, headers, file }, index) => {
      const wanted = Object.entries(description.headersOf(found[index]!, 200));
      const differs = wanted.filter(
        ([name, value]) => headers[name.toLowerCase()] !== value && !(name === 'Cache-Control' && isOther(value)),
      );
      return status === 200 && file === found[index] && differs.length === 0 ? [] : [[found[index], status, differs]];
    });
    expect(wrong).toEqual([]);
  });

  it('finds the not-found page of each tree, drops slashes and endings, and forbids cross-origin reads', async () => {
    const paths = ['/no/such', '/de/no/such', '/fr/nonsense', '/terms/', '/de/terms.html', '/de'];
    const answers = askCloudflarePages(await read('cloudflare', '/_headers'), files, paths);
    expect(answers.map(({ status, file, headers }) => [status, headers.location ?? file])).toEqual([
      [404, '/404.html'],
      [404, '/de/404.html'],
      [404, '/fr/404.html'],
      [308, '/terms'],
      [308, '/de/terms'],
      [200, '/de.html'],
    ]);
    for (const { headers } of answers) {
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers['content-security-policy']).toBe(description.common['Content-Security-Policy']);
    }
  });

  it('never leads to another host', async () => {
    const targets = hostileTargets.filter((target) => target.startsWith('/'));
    const answers = askCloudflarePages(await read('cloudflare', '/_headers'), files, targets);
    for (const { headers } of answers)
      if (headers.location) expect(new URL(headers.location, 'https://site.test').host).toBe('site.test');
  });
});
