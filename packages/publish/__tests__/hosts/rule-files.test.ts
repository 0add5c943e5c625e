import { describePublishing } from '../../hosts/description';
import { headersFile, netlifyRedirects, type RuleHost } from '../../hosts/rule-files';
import { headerFaults } from '../../hosts/sent-headers';
import { listFiles } from '../../published-files';
import { settings } from '../fixture';
import { addresses, randomAddresses } from './addresses';
import { hostileTargets } from './hostile-requests';
import { pageFiles } from './server-suite';
import { misled } from './visit';
import { askCloudflarePages } from './cloudflare-pages';
import { askNetlify, netlifyHeaders } from './netlify';

/* The hosts' own parsers and engines over the files of the built site: what they would answer. */

const published = listFiles('public').filter((file) => !/\.(?:br|gz)$|\/404\.html$/.test(file));
const isAdmin = (file: string): boolean => /^\/admin[./]/.test(file);

const withAdmin = { description: describePublishing({ ...settings, editing: 'github' }), files: published };
const without = { description: describePublishing(settings), files: published.filter((file) => !isAdmin(file)) };
const sites = [
  ['with the editing interface', withAdmin],
  ['without it', without],
] as const;

/** The address under which a file is found. */
const addressOf = (file: string): string => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

type AskHeaders = (paths: readonly string[], site: (typeof sites)[number][1]) => Record<string, string>[];

/** With names in lower case. */
const askHeaders: Record<RuleHost, AskHeaders> = {
  netlify: (paths, { description, files }) => paths.map(netlifyHeaders(headersFile('netlify', description, files))),
  cloudflare: (paths, { description, files }) =>
    askCloudflarePages(headersFile('cloudflare', description, files), files, paths).map(({ headers }) => headers),
};

/** What both hosts send where no rule says otherwise (https://developers.cloudflare.com/pages/configuration/serving-pages/). */
const cachedByHost = 'public, max-age=0, must-revalidate';

describe.each(Object.entries(askHeaders))('%s', (host, ask) => {
  it.each(sites)('sends every published file with the headers of the description, %s', (_, site) => {
    const sent = ask(site.files.map(addressOf), site);
    const wrong = site.files.flatMap((file, index) =>
      headerFaults(host as RuleHost, site.description, { file, status: 200 }, (name) =>
        name === 'Cache-Control' ? (sent[index]!['cache-control'] ?? cachedByHost) : sent[index]![name.toLowerCase()],
      ).map(({ name, wanted, found }) => `${file}: ${name} is “${found}”, not “${wanted}”`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the headers of all paths where nothing is published', () => {
    const [headers] = ask(['/de/no/such'], without);
    for (const [name, value] of Object.entries(without.description.common))
      expect([name, headers![name.toLowerCase()]]).toEqual([name, value]);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('sloppy addresses lead to the page that the rule says, with query and hash,', () => {
  const asked = [...addresses, ...randomAddresses(200)];
  /** Both hosts find the not-found page by its own name. */
  const ownName = (address: string) => (/^\/de\/404(?:\.html)?$/.test(address) ? { status: 200 } : {});

  it('on Netlify, by its redirects and the early file', async () => {
    const ask = (targets: readonly string[]) => Promise.resolve(askNetlify(netlifyRedirects(), pageFiles, targets));
    expect(await misled(ask, asked, ownName)).toEqual([]);
  });

  const askPages = (targets: readonly string[]) =>
    askCloudflarePages(headersFile('cloudflare', without.description, pageFiles), pageFiles, targets);

  it('on Cloudflare Pages, by itself and the early file', async () => {
    const ask = (targets: readonly string[]) =>
      Promise.resolve(askPages(targets).map(({ headers, ...answer }) => ({ ...answer, location: headers.location })));
    // Takes `/index` from the end of the decoded path, in which an escaped `?` has become the beginning of a query.
    const cannotAsk = /%.*(?:\/|%2f)index(?:\/|%2f)*$/i;
    expect(await misled(ask, asked, (address) => (cannotAsk.test(address) ? undefined : ownName(address)))).toEqual([]);
  });

  it('on Cloudflare Pages, never on another host', () => {
    for (const { headers } of askPages(hostileTargets.filter((target) => target.startsWith('/'))))
      if (headers.location) expect(new URL(headers.location, 'https://site.test').host).toBe('site.test');
  });
});
