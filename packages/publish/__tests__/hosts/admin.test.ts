import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminPage } from '../../../admin/admin-page';
import { describePublishing } from '../../hosts/description';
import { finishBuild, type FinishOptions } from '../../finish/finish';
import { assemble } from '../../hosts/assemble';
import { cloudflareHeaders } from '../../hosts/cloudflare';
import { netlifyHeaders } from '../../hosts/netlify';
import { type RunningServer, serve } from '../../hosts/server';
import { publishSettings } from '../../build/publish-settings';
import { askCloudflarePages } from './cloudflare-pages';
import { makeBuild, settings } from '../fixture';
import { netlifyHeaders as netlifyHeadersOf } from './netlify';
import { request } from './raw-request';
import { hasNginx, startNginx } from './start-nginx';

const description = describePublishing({ ...settings, editing: 'github' });
const page = adminPage('Editing', 'github');

async function addAdmin(root: string): Promise<void> {
  await mkdir(join(root, 'admin'), { recursive: true });
  await writeFile(join(root, 'admin.html'), page);
  await writeFile(join(root, 'admin/main.js'), `//${'a'.repeat(700)}\n`);
}

let build: FinishOptions;
beforeAll(async () => {
  build = { ...(await makeBuild()), settings: { ...settings, editing: 'github' }, addAdmin };
  await finishBuild(build);
});

const own = ['Content-Security-Policy', 'Referrer-Policy', 'X-Robots-Tag'] as const;
const policy = description.headersOf('/admin.html', 200)['Content-Security-Policy'] ?? '';

describe('the policy of the editing interface', () => {
  it('allows scripts of the site only, and no eval', () => {
    expect(policy).toContain("default-src 'none'; script-src 'self'; ");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
  });

  it('lets it ask the service that holds the repository, and no other', () => {
    expect(policy.match(/https:\/\/[\w.]+/g)).toEqual([
      'https://avatars.githubusercontent.com',
      'https://api.github.com',
      'https://www.githubstatus.com',
    ]);
  });

  it('allows no connections if it edits a folder on this machine', () => {
    const { headersOf } = describePublishing({ ...settings, editing: 'local' });
    expect(headersOf('/admin.html', 200)['Content-Security-Policy']).not.toContain('http');
  });
});

it('is left to itself: no page of the site has its looser policy, or its noindex', () => {
  for (const path of ['/terms.html', '/administration', '/en/admin', '/admin/', '/app-0123456789abcdef0123.js'])
    expect(description.headersOf(path, 200)).toEqual(describePublishing(settings).headersOf(path, 200));
});

it('is no page of search engines, by header and by itself', () => {
  expect(description.headersOf('/admin.html', 200)['X-Robots-Tag']).toBe('noindex, nofollow');
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
});

it('comes out of finishing as it was written, and is compressed', async () => {
  expect(await readFile(join(build.root, 'admin.html'), 'utf8')).toBe(page);
  expect((await readFile(join(build.root, 'admin/main.js.br'))).length).toBeLessThan(100);
});

const servers: [string, () => Promise<RunningServer>][] = [
  ['our server', () => serve({ root: build.root, port: 0, description })],
  ...(hasNginx ? [['nginx', () => startNginx(build.root, description)] as [string, () => Promise<RunningServer>]] : []),
];

describe.each(servers)('%s', (_name, start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  it.each([
    ['/admin', 200, '/admin.html'],
    ['/admin/main.js', 200, '/admin/main.js'],
    ['/admin/nothing.js', 404, '/404.html'],
    ['/admin/main.js.br', 404, '/404.html'],
    ['/nothing.js', 404, '/404.html'],
    ['/admin.html', 308, '/admin.html'],
    ['/admin/', 308, '/admin'],
    ['/terms', 200, '/terms.html'],
  ])('answers %s with %i and the headers of %s', async (path, status, file) => {
    const { status: sent, headers } = await request(server.url, path);
    expect(sent).toBe(status);
    const wanted = description.headersOf(file, status);
    for (const name of [...own, 'Cache-Control'])
      expect([name, headers[name.toLowerCase()]]).toEqual([name, wanted[name]]);
    if (status === 308) expect(headers.location).toBe('/admin');
  });
});

describe('other hosts:', () => {
  const files = ['/admin.html', '/admin/main.js', '/terms.html'];

  it('Cloudflare Pages sends what the description says', () => {
    for (const [path, file] of [
      ['/admin', '/admin.html'],
      ['/admin/main.js', '/admin/main.js'],
      ['/terms', '/terms.html'],
    ] as const) {
      const [answer] = askCloudflarePages(cloudflareHeaders(description, files), [file], [path]);
      const wanted = Object.entries(description.headersOf(file, 200));
      expect(answer?.headers).toMatchObject(
        Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
      );
    }
  });

  it('Netlify, which would join two policies, sends one of the interface, and leaves all other pages to state theirs', async () => {
    const sent = netlifyHeadersOf(netlifyHeaders(description, files))('/admin');
    expect(sent['Content-Security-Policy']?.split(', ')).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", policy]),
    );
    expect(sent['Content-Security-Policy']).not.toContain('trusted-types default;');
    expect(sent['X-Robots-Tag']).toMatch(/^noindex/);
    const to = join(build.root, '../netlify-with-admin');
    await assemble('netlify', { ...build, to }, description);
    expect(await readFile(join(to, 'terms.html'), 'utf8')).toContain('trusted-types default');
    expect(await readFile(join(to, 'admin.html'), 'utf8')).toContain('trusted-types svelte-trusted-html');
  });

  it('a plain one has both policies in the pages', async () => {
    const to = join(build.root, '../plain-with-admin');
    await assemble('plain', { ...build, to }, description);
    expect(await readFile(join(to, 'admin.html'), 'utf8')).toContain("style-src 'self' 'unsafe-inline'");
    expect(await readFile(join(to, 'terms.html'), 'utf8')).not.toContain('unsafe-inline');
  });
});

describe('a build for publishing', () => {
  const addresses = {
    GATSBY_SITE_URL: 'https://www.example.com',
    GATSBY_API_BASE: 'https://api.example.com',
    GATSBY_TERMINAL_URL: 'https://terminal.example.com',
  };
  const read = (cms: Record<string, string>) => publishSettings({ ...addresses, ...cms });

  it('has no editing interface unless a setting names its repository', () => {
    expect(read({}).CMS).toBeUndefined();
    expect(read({ CMS: 'github', CMS_REPOSITORY: 'a/b' })).toMatchObject({ CMS: 'github', CMS_REPOSITORY: 'a/b' });
  });

  it('refuses one that could save nothing', () => {
    expect(() => read({ CMS: 'local' })).toThrow(/folder of this machine/);
    expect(() => read({ CMS: 'gitlab' })).toThrow(/CMS_REPOSITORY/);
  });
});
