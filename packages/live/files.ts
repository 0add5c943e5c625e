import { load } from 'cheerio';
import { groupBy } from '../../src/content/group-by';
import { manifestFile } from '../publish/finish/manifest';
import { policyForMeta } from '../publish/hosts/content-security-policy';
import type { Description } from '../publish/hosts/description';
import { isText, mediaTypeOf } from '../publish/hosts/media-types';
import { isStatedByPages } from '../publish/hosts/netlify-and-cloudflare';
import { wrongHeaders } from '../publish/hosts/sent-headers';
import type { HttpResponse, SendRequest } from './send-request';
import type { Finding } from './finding';
import { pagePathOf, findingsOf, ruleFile, type Site, withoutFalse, uploadAll } from './site';

const finding = findingsOf('files');

type Judge = Pick<Site, 'host' | 'description'>;

const isNotFoundPage = (file: string): boolean => /\/404\.html$/.test(file);

const endingOf = (file: string): string => /\.\w+$/.exec(file)?.[0] ?? '';

/**
 * Reports if the published commit is not `wanted`. Either the last upload has failed, or the check runs in a checkout
 * of another commit.
 */
export const judgeRevision = (url: string, live: string, wanted = live): Finding[] =>
  withoutFalse(
    live !== wanted &&
      finding(
        url + manifestFile,
        `the commit ${live} is live, not ${wanted}`,
        'See at the host whether the upload has become the live one, or check with the sources of the live commit',
      ),
  );

/** Chooses one published file for each combination of file extension and headers. */
function oneOfEachKind(files: Site['manifest']['files'], description: Description): string[] {
  const kindOf = (file: string): string => endingOf(file) + JSON.stringify(description.headersOf(file, 200));
  const judged = Object.keys(files).filter((name) => !isNotFoundPage(name));
  const sizeOf = (file: string): number => files[file]?.[0] ?? 0;
  // The file of medium size: large enough to be compressed, but not the largest picture.
  return [...groupBy(judged, kindOf).values()].map(
    (alike) => alike.sort((a, b) => sizeOf(a) - sizeOf(b))[alike.length >> 1]!,
  );
}

/**
 * Says how a policy differs from the expected one: lists the directives that are missing or have another value; if
 * there are none, quotes both policies.
 */
function differenceOf(wanted: string, found: string): string {
  const missing = wanted.split('; ').filter((one) => !found.split('; ').includes(one));
  return missing.length > 0 ? `lacks “${missing.join('; ')}”` : `is “${found}”, more than “${wanted}”`;
}

export const judgeHeaders = (
  { host, description }: Judge,
  file: string,
  { address, status, headers }: HttpResponse,
): Finding[] =>
  wrongHeaders(host, description, { file, status }, (name) => headers.get(name)).map(({ name, wanted, found }) => {
    const isPolicy = name === 'Content-Security-Policy' && found;
    const sent = found === undefined ? `is missing, and should be “${wanted}”` : `is “${found}”, not “${wanted}”`;
    return finding(address, `the header ${name} ${isPolicy ? differenceOf(wanted, found) : sent}`, ruleFile[host]);
  });

/** Checks the CSP of pages that have it in a `<meta>` element. */
function judgeStatedPolicy({ host, description }: Judge, file: string, { address, body }: HttpResponse): Finding[] {
  if (!isStatedByPages(host, description) || !file.endsWith('.html')) return [];
  const wanted = policyForMeta(description.headersOf(file, 200)['Content-Security-Policy'] ?? '');
  const found = load(body.toString())('meta[http-equiv="Content-Security-Policy"]').attr('content');
  if (found === wanted) return [];
  return [finding(address, `the policy in the page ${found ? differenceOf(wanted, found) : 'is missing'}`, uploadAll)];
}

/** The standard name of a media type that hosts send under different names. */
const canonicalType = (type: string): string =>
  type.replace(/^application\/(javascript|xml)$/, 'text/$1').replace(/^image\/vnd\.microsoft\.icon$/, 'image/x-icon');

/** Size in bytes from which a file must be compressed. Hosts do not compress files that fit into one network packet. */
const leastBytes = 1500;

const accepted = ['br', 'gzip', 'zstd'];

function judgeBody({ host }: Judge, file: string, { address, headers, body }: HttpResponse): Finding[] {
  const [type = ''] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const wanted = mediaTypeOf(file);
  const isPlain = !accepted.includes(headers.get('content-encoding') ?? '');
  const typed = `Have the host send ${endingOf(file)} files as ${wanted} (packages/publish/hosts/media-types.ts)`;
  const compressed =
    host === 'nginx'
      ? 'Copy the .br and .gz files too, and keep gzip_static in hosting/nginx/site.conf'
      : 'Switch on compression at the host';
  return withoutFalse(
    canonicalType(type.trim()) !== canonicalType(wanted) &&
      finding(address, `its type is “${type}”, not “${wanted}”`, typed),
    isText(file) &&
      body.length >= leastBytes &&
      isPlain &&
      finding(address, 'it is sent without compression', compressed),
  );
}

/** Checks the response for a published file. */
export function judgeFile(site: Judge, file: string, answer: HttpResponse): Finding[] {
  const { address, status } = answer;
  if (status !== 200)
    return [finding(address, `it is answered ${status}, though build-manifest.json lists it`, uploadAll)];
  return [
    ...judgeHeaders(site, file, answer),
    ...judgeStatedPolicy(site, file, answer),
    ...judgeBody(site, file, answer),
  ];
}

/** Checks that a file with `no-cache` is answered with 304 if it has not changed. */
async function checkRevalidation(site: Site, answer: HttpResponse, sendRequest: SendRequest): Promise<Finding[]> {
  const cacheControl = answer.headers.get('cache-control') ?? '';
  const etag = answer.headers.get('etag');
  if (answer.status !== 200 || !/no-cache|must-revalidate/.test(cacheControl)) return [];
  const fix = `Have the host send ETag, and answer If-None-Match with 304. ${ruleFile[site.host]}`;
  if (!etag) return [finding(answer.address, 'it has no ETag, so that each visit downloads it again', fix)];
  const { status } = await sendRequest(answer.address, { headers: { 'If-None-Match': etag } });
  return status === 304
    ? []
    : [finding(answer.address, `asked with its own ETag, it is sent again with ${status}`, fix)];
}

/** Checks headers, media type, compression and caching of one file of each kind. */
export async function checkFiles(site: Site, sendRequest: SendRequest): Promise<Finding[]> {
  const findings = oneOfEachKind(site.manifest.files, site.description).map(async (file) => {
    const answer = await sendRequest(site.url + pagePathOf(file));
    return [...judgeFile(site, file, answer), ...(await checkRevalidation(site, answer, sendRequest))];
  });
  return (await Promise.all(findings)).flat();
}
