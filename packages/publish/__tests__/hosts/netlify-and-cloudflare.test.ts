import { describePublishing } from '../../hosts/description';
import { cloudflareRedirects, headersFile, netlifyRedirects } from '../../hosts/netlify-and-cloudflare';
import { wrongHeaders } from '../../hosts/sent-headers';
import { listFiles } from '../../published-files';
import { facts } from '../fixture';
import { addresses, randomAddresses } from './addresses';
import { cloudflarePages } from './cloudflare-pages';
import { netlify, netlifyHeaders } from './netlify';
import { pageFiles } from './server-suite';
import { misled } from './visit';

/* Tests with the hosts' own parsers and engines on the files of the built site. */

const published = listFiles('public').filter((file) => !/\.(?:br|gz)$|\/404\.html$/.test(file));

const withAdmin = { description: describePublishing({ ...facts, editing: 'github' }), files: published };
const without = {
  description: describePublishing(facts),
  files: published.filter((file) => !/^\/admin[./]/.test(file)),
};
const sites = [
  ['with the CMS', withAdmin],
  ['without the CMS', without],
] as const;

/** The URL path at which a file is published. */
const addressOf = (file: string): string => (file === '/index.html' ? '/' : file.replace(/\.html$/, ''));

type AskHeaders = (paths: readonly string[], site: typeof withAdmin) => Promise<Headers[]>;

const askNetlify: AskHeaders = async (paths, { description, files }) =>
  paths.map(await netlifyHeaders(headersFile('netlify', description, files)));

const askCloudflare: AskHeaders = async (paths, { description, files }) => {
  const answers = paths.map(
    cloudflarePages(headersFile('cloudflare', description, files), cloudflareRedirects(), files),
  );
  return (await Promise.all(answers)).map(({ headers }) => headers);
};

/**
 * The `Cache-Control` that Netlify and Cloudflare Pages send for files without a caching rule
 * (https://developers.cloudflare.com/pages/configuration/serving-pages/).
 */
const cachedByHost = 'public, max-age=0, must-revalidate';

describe.each([
  ['netlify', askNetlify],
  ['cloudflare', askCloudflare],
] as const)('%s', (host, ask) => {
  it.each(sites)(
    `on a site %s, the file _headers for ${host} sets the required headers for every published file`,
    async (_, site) => {
      expect(site.files).toContain('/de/terms.html');
      const sent = await ask(site.files.map(addressOf), site);
      const wrong = site.files.flatMap((file, index) =>
        wrongHeaders(
          host,
          site.description,
          { file, status: 200 },
          (name) => sent[index]!.get(name) ?? (name === 'Cache-Control' ? cachedByHost : undefined),
        ).map(({ name, wanted, found }) => `${file}: ${name} is “${found}”, not “${wanted}”`),
      );
      expect(wrong).toEqual([]);
    },
  );

  it(`for a URL without a file, the file _headers for ${host} sets the headers that all URLs share, and no CORS header`, async () => {
    const [headers] = await ask(['/de/no/such'], without);
    for (const [name, value] of Object.entries(without.description.common))
      expect([name, headers!.get(name)]).toEqual([name, value]);
    expect(headers!.has('access-control-allow-origin')).toBe(false);
  });
});

describe('URL variants', () => {
  // Leaves out /de/404: Netlify and Cloudflare Pages serve the not-found page there with status 200.
  const asked = [...addresses, ...randomAddresses(200)].filter(([address]) => !/^\/de\/404(?:\.html)?$/.test(address));

  it('on Netlify, URL variants such as /TERMS/ and /terms.html lead to the page, and unknown URLs to the 404 page', async () => {
    expect(await misled(await netlify(netlifyRedirects(), pageFiles), asked)).toEqual([]);
  });

  it('on Cloudflare Pages, URL variants such as /TERMS/ and /terms.html lead to the page, and unknown URLs to the 404 page', async () => {
    const pages = cloudflarePages(
      headersFile('cloudflare', without.description, pageFiles),
      cloudflareRedirects(),
      pageFiles,
    );
    const ask = async (target: string) => {
      const answer = await pages(target);
      return { status: answer.status, location: answer.headers.get('location'), file: await answer.text() };
    };
    // Leaves out paths from which Cloudflare's server strips `/index`: an escaped `?` in them would start a query.
    const canAsk = asked.filter(([address]) => !/%.*(?:\/|%2f)index(?:\/|%2f)*$/i.test(address));
    expect(await misled(ask, canAsk)).toEqual([]);
  });
});
