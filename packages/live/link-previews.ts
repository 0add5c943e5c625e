import { type CheerioAPI, load } from 'cheerio';
import sharp from 'sharp';
import { canonicalAddress } from '../../src/seo/addresses';
import { previewPicture, previewSize } from '../../src/seo/preview-picture';
import { type ListedPage, listedPages } from '../publish/finish/sitemap';
import type { HttpResponse, SendRequest } from './send-request';
import type { Finding } from './finding';
import { findingsOf, type Site, withoutFalse, uploadAll } from './site';

const finding = findingsOf('link previews');

/** User agents of crawlers that fetch pages for link previews. */
const crawlers = [
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'Twitterbot/1.0',
  'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  'WhatsApp/2.23.20.0',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'TelegramBot (like TwitterBot)',
] as const;

/** Largest picture in bytes that WhatsApp shows. */
const mostBytes = 300_000;

const metaOf = ($: CheerioAPI, property: string): string => $(`meta[property="${property}"]`).attr('content') ?? '';

/** Checks the Open Graph tags that a crawler finds in a page. */
function judgePreview(
  { url }: Pick<Site, 'url'>,
  { route, locale }: ListedPage,
  crawler: string,
  { address, status, body }: HttpResponse,
): Finding[] {
  const name = crawler.split(/[/ ]/)[0];
  const pass = 'Let crawlers of messengers pass the host’s protection against bots, and see what visitors see';
  if (status !== 200) return [finding(address, `${name} is answered ${status}`, pass)];
  const $ = load(body.toString());
  const missing = ['og:title', 'og:description'].filter((property) => !metaOf($, property));
  const wanted = { 'og:url': canonicalAddress(url, route, locale), 'og:image': url + previewPicture(route, locale) };
  const wrong = Object.entries(wanted).filter(([property, value]) => metaOf($, property) !== value);
  return [
    ...missing.map((property) => finding(address, `${name} finds no ${property}`, pass)),
    ...wrong.map(([property, value]) =>
      finding(address, `its ${property} is “${metaOf($, property)}”, not “${value}”`, uploadAll),
    ),
  ];
}

/** Checks that a preview picture has the format and dimensions that pages state, and is small enough for WhatsApp. */
export async function judgePicture({ address, status, body }: HttpResponse): Promise<Finding[]> {
  const fix = `“npm run build” draws these pictures into public/og. ${uploadAll}`;
  if (status !== 200) return [finding(address, `the picture is answered ${status}`, fix)];
  const { format, width, height } = await sharp(body)
    .metadata()
    .catch(() => ({ format: 'no picture', width: 0, height: 0 }));
  const [found, wanted] = [`${format}, ${width} × ${height}`, `jpeg, ${previewSize.width} × ${previewSize.height}`];
  return withoutFalse(
    found !== wanted && finding(address, `it is ${found}, not ${wanted}`, fix),
    body.length > mostBytes && finding(address, `it has ${body.length} bytes; messengers show ${mostBytes}`, fix),
  );
}

/**
 * Checks the Open Graph tags and preview pictures of all indexable pages. Requests each page with the user agent of one
 * crawler, and the home pages with the user agents of all crawlers.
 */
export async function checkLinkPreviews(site: Site, sendRequest: SendRequest): Promise<Finding[]> {
  const checks = listedPages((file) => file in site.manifest.files).flatMap((page) => {
    const named = page.route === 'home' ? crawlers : crawlers.slice(0, 1);
    const asked = named.map(async (crawler) => {
      const answer = await sendRequest(canonicalAddress(site.url, page.route, page.locale), {
        headers: { 'User-Agent': crawler },
      });
      return judgePreview(site, page, crawler, answer);
    });
    const picture = sendRequest(site.url + previewPicture(page.route, page.locale), {
      headers: { 'User-Agent': crawlers[0] },
    });
    return [...asked, picture.then(judgePicture)];
  });
  return (await Promise.all(checks)).flat();
}
