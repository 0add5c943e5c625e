import { load } from 'cheerio';
import { robots } from '../publish/finish/robots';
import { listedPages, sitemap, sitemapFile } from '../publish/finish/sitemap';
import { securityText } from '../publish/security-text';
import type { Ask } from './ask';
import type { Finding } from './finding';
import { findingsOf, type Site } from './site';

const finding = findingsOf('search engines');

const rebuild = 'Build with GATSBY_SITE_URL set to this address, and upload the release as a whole';

export function judgeRobots({ url }: Pick<Site, 'url'>, text: string): Finding[] {
  if (text === robots(url)) return [];
  return [
    finding(
      `${url}/robots.txt`,
      `it is not “${robots(url)}”, but “${text}”`,
      `${rebuild}; switch off what the host writes into it`,
    ),
  ];
}

/** All addresses of a sitemap, the alternates of its pages included. */
function addressesIn(xml: string): string[] {
  const $ = load(xml, { xml: true });
  const alternates = $('xhtml\\:link').get();
  return [
    ...$('loc')
      .get()
      .map((entry) => $(entry).text()),
    ...alternates.map((link) => $(link).attr('href') ?? ''),
  ];
}

/** The sitemap must list the pages that the manifest has, with their alternates, and no others. */
export function judgeSitemap({ url, manifest }: Pick<Site, 'url' | 'manifest'>, text: string): Finding[] {
  const wanted = addressesIn(
    sitemap(
      url,
      listedPages((file) => file in manifest.files),
    ),
  );
  const found = addressesIn(text);
  const missing = wanted.filter((address) => !found.includes(address));
  const foreign = found.filter((address) => !wanted.includes(address));
  const at = url + sitemapFile;
  return [
    ...(missing.length > 0
      ? [finding(at, `it lacks ${missing.length} addresses, such as ${missing[0]}`, rebuild)]
      : []),
    ...(foreign.length > 0
      ? [finding(at, `it lists ${foreign.length} addresses that are no pages, such as ${foreign[0]}`, rebuild)]
      : []),
  ];
}

const day = 24 * 60 * 60 * 1000;

/** Days that must be left, so that somebody can publish before it expires. */
const leastDays = 14;

/** The file must be the one that a build writes, and still be valid. */
export function judgeSecurityText({ url, content }: Pick<Site, 'url' | 'content'>, text: string, now: Date): Finding[] {
  const at = `${url}/.well-known/security.txt`;
  const linesOf = (all: string): string =>
    all
      .split(/\r?\n/)
      .filter((line) => !line.startsWith('Expires:'))
      .join('\n');
  const wanted = linesOf(securityText({ siteUrl: url, contact: content.company.supportEmail, now }));
  const until = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  const days = Math.floor((until - now.getTime()) / day);
  return [
    ...(linesOf(text) === wanted ? [] : [finding(at, `it does not say “${wanted}”`, rebuild)]),
    ...(days >= leastDays
      ? []
      : [
          finding(
            at,
            days < 0 ? 'it has expired' : `it is valid for ${days} days only`,
            'Build and publish the site again: each build writes it anew',
          ),
        ]),
  ];
}

/** What search engines and those who find a vulnerability read first. */
export async function checkSearchEngines(site: Site, ask: Ask): Promise<Finding[]> {
  const textOf = async (path: string): Promise<string> => (await ask(site.url + path)).body.toString();
  return [
    ...judgeRobots(site, await textOf('/robots.txt')),
    ...judgeSitemap(site, await textOf(sitemapFile)),
    ...judgeSecurityText(site, await textOf('/.well-known/security.txt'), new Date()),
  ];
}
