import { load } from 'cheerio';
import { robots } from '../publish/finish/robots';
import { listedPages, sitemap, sitemapFile } from '../publish/finish/sitemap';
import { securityText } from '../publish/finish/security-text';
import type { SendRequest } from './send-request';
import type { Finding } from './finding';
import { daysUntil, findingsOf, type Site, withoutFalse, uploadAll } from './site';

const finding = findingsOf('search engines');

function judgeRobots({ url }: Pick<Site, 'url'>, text: string): Finding[] {
  const wanted = robots(url);
  const fix = `${uploadAll}; switch off what the host writes into it`;
  return withoutFalse(text !== wanted && finding(`${url}/robots.txt`, `it is not “${wanted}”, but “${text}”`, fix));
}

/** The pages in a sitemap, each with its alternates. */
function entriesIn(xml: string): string[] {
  const $ = load(xml, { xml: true });
  const alternatesOf = (entry: ReturnType<typeof $>): string[] =>
    entry
      .find('xhtml\\:link')
      .get()
      .map((link) => $(link).attr('href') ?? '');
  return $('url')
    .get()
    .map((url) => `${$(url).find('loc').text()} (in other languages: ${alternatesOf($(url)).join(' ')})`);
}

/** Checks that the sitemap lists exactly the indexable pages of the manifest, with their alternates. */
function judgeSitemap({ url, manifest }: Pick<Site, 'url' | 'manifest'>, text: string): Finding[] {
  const wanted = entriesIn(
    sitemap(
      url,
      listedPages((file) => file in manifest.files),
    ),
  );
  const found = entriesIn(text);
  const missing = wanted.filter((entry) => !found.includes(entry));
  const foreign = found.filter((entry) => !wanted.includes(entry));
  const at = url + sitemapFile;
  return withoutFalse(
    missing.length > 0 && finding(at, `it lacks ${missing.length} pages, such as ${missing[0]}`, uploadAll),
    foreign.length > 0 && finding(at, `it lists ${foreign.length} pages wrongly, such as ${foreign[0]}`, uploadAll),
  );
}

/** Fewest days until security.txt expires: enough time for another release. */
const leastDays = 14;

/** Checks that security.txt has the text that a build writes, and that it is valid for at least `leastDays` days. */
export function judgeSecurityText({ url, content }: Pick<Site, 'url' | 'content'>, text: string, now: Date): Finding[] {
  const at = `${url}/.well-known/security.txt`;
  const withoutExpiry = (all: string): string => all.replace(/^Expires:.*$/m, '');
  const wanted = securityText({ siteUrl: url, contact: content.company.supportEmail, commit: now });
  const days = daysUntil(new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? ''), now);
  const validity = days < 0 ? 'it has expired' : `it is valid for ${days} days only`;
  return withoutFalse(
    withoutExpiry(text) !== withoutExpiry(wanted) && finding(at, `it does not say “${wanted}”`, uploadAll),
    !(days >= leastDays) && finding(at, validity, 'Publish a newer commit: it is valid for 360 days from the commit'),
  );
}

/** Checks robots.txt, the sitemap and security.txt. */
export async function checkSearchEngines(site: Site, sendRequest: SendRequest): Promise<Finding[]> {
  const textOf = async (path: string): Promise<string> => (await sendRequest(site.url + path)).body.toString();
  return [
    ...judgeRobots(site, await textOf('/robots.txt')),
    ...judgeSitemap(site, await textOf(sitemapFile)),
    ...judgeSecurityText(site, await textOf('/.well-known/security.txt'), new Date()),
  ];
}
