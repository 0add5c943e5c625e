import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describePublishing } from '../../hosts/description';
import { finishBuild, type FinishOptions } from '../../finish/finish';
import { assemble, type Host, hosts } from '../../hosts/assemble';
import { cloudflareHeaders } from '../../hosts/cloudflare';
import { hashedPaths, headersFile } from '../../hosts/host-rules';
import { netlifyHeaders, netlifyRedirects } from '../../hosts/netlify';
import { listFiles } from '../../published-files';
import { askCloudflarePages } from './cloudflare-pages';
import { hash, makeBuild, settings } from '../fixture';
import { lastOf, netlifyHeaders as netlifyHeadersOf, netlifyRedirectRules } from './netlify';

const description = describePublishing(settings);
const files = [
  `/app-${hash}.js`,
  `/918-${hash}.js`,
  `/component---src-a-${hash}.js`,
  `/styles.${hash}.css`,
  '/robots.txt',
];

const cases = [
  ['/terms', '/terms.html'],
  ['/de/trade/faq', '/de/trade/faq.html'],
  ['/auth/login', '/auth/login.html'],
  ['/fr/auth/reset-password', '/fr/auth/reset-password.html'],
  [`/app-${hash}.js`, `/app-${hash}.js`],
  [`/918-${hash}.js`, `/918-${hash}.js`],
  [`/styles.${hash}.css`, `/styles.${hash}.css`],
  ['/static/a/b.webp', '/static/a/b.webp'],
  ['/og/en/terms.jpg', '/og/en/terms.jpg'],
] as const;

describe('Cloudflare Pages', () => {
  it.each(cases)('sends with %s what the description says', (path, file) => {
    const [answer] = askCloudflarePages(cloudflareHeaders(description, files), [file], [path]);
    const wanted = Object.entries(description.headersOf(file, 200));
    expect(answer?.headers).toMatchObject(
      Object.fromEntries(wanted.map(([name, value]) => [name.toLowerCase(), value])),
    );
  });
});

describe('Netlify', () => {
  it.each(cases)('sends with %s what the description says, leaving revalidation to its default', (path, file) => {
    const {
      'Cache-Control': cache,
      'Referrer-Policy': referrer,
      'Cross-Origin-Resource-Policy': resources,
      ...common
    } = description.headersOf(file, 200);
    const sent = netlifyHeadersOf(netlifyHeaders(description, files))(path);
    expect(sent).toMatchObject(common);
    expect(sent['Cache-Control']).toBe(cache === 'no-cache' ? undefined : cache);
    expect(lastOf(sent['Referrer-Policy'])).toBe(referrer);
    expect(lastOf(sent['Cross-Origin-Resource-Policy'])).toBe(resources);
  });

  it('reads a not-found page for each tree', () => {
    const rules = netlifyRedirectRules(netlifyRedirects());
    expect(rules).toContainEqual(['/de/*', '/de/404.html', 404]);
    expect(rules.at(-1)).toEqual(['/*', '/404.html', 404]);
    expect(rules.length).toBeLessThanOrEqual(100);
  });
});

describe('the limits of hosts', () => {
  it('are kept by refusing more than a hundred rules', () => {
    const rules = Array.from({ length: 101 }, (_, index) => ({ path: `/${index}`, headers: {} }));
    expect(() => headersFile(rules)).toThrow('101 rules');
  });
  it('are kept by refusing a line of more than 2,000 characters', () => {
    expect(() => headersFile([{ path: '/*', headers: { A: 'x'.repeat(2000) } }])).toThrow('2005 characters');
  });
});

it('covers all files with a hash in their name by few patterns, and no page', () => {
  const patterns = hashedPaths(files);
  expect(patterns).toEqual(['/static/*', '/app-*', `/918-${hash}.js`, '/component---*', '/styles.*']);
});

describe('the folder for', () => {
  let options: FinishOptions;
  const published: Partial<Record<Host, string[]>> = {};
  const folderOf = (host: Host) => join(options.root, '..', host);
  beforeAll(async () => {
    options = await makeBuild();
    await finishBuild(options);
    for (const host of hosts) {
      await assemble(host, { ...options, to: folderOf(host) }, description);
      published[host] = listFiles(folderOf(host)).filter((file) => !/\.(?:br|gz)$|^\/_/.test(file));
    }
  });

  it.each(hosts)('%s holds the same published files', (host) => {
    expect(published[host]).toEqual(published.nginx);
    expect(published.nginx).toContain('/de/terms.html');
  });

  it.each(['netlify', 'cloudflare'] as const)('%s holds its rules and no compressed twins', async (host) => {
    expect(existsSync(join(folderOf(host), '_headers'))).toBe(true);
    expect(listFiles(folderOf(host)).filter((file) => file.endsWith('.br'))).toEqual([]);
  });

  it('any other host states the policy in its pages', async () => {
    const page = await readFile(join(folderOf('plain'), 'terms.html'), 'utf8');
    expect(page).toMatch(
      /^<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security/,
    );
    expect(page).toContain("default-src 'none'; script-src 'self'");
  });
});
