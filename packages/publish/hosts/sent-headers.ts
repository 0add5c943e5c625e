import type { Host } from './assemble';
import type { Description } from './description';
import { cacheControls, compressible } from './headers';
import { matches, pathPatterns } from './path-patterns';
import { framingPolicy, isStatedByPages } from './netlify-and-cloudflare';

/** A response whose headers are checked. */
interface Sent {
  /** The published file that was sent; if there is none, the requested path. */
  file: string;
  status: number;
}

/**
 * The value of a header that takes effect in browsers. If the header is sent twice, `value` has both values, with a
 * comma between them.
 */
function effective(name: string, value: string | undefined): string | undefined {
  const values = value?.split(/\s*,\s*/);
  if (name === 'Referrer-Policy') return values?.at(-1);
  // Two values make `Cross-Origin-Resource-Policy` invalid, and browsers then allow embedding, as with `cross-origin`.
  if (name === 'Cross-Origin-Resource-Policy' && values?.length === 2) return 'cross-origin';
  // On Netlify, the rules for `/admin` and `/admin/*` both apply to `/admin`, so the same value is sent twice.
  return values && [...new Set(values)].join(', ');
}

/**
 * Whether a response has the wanted `Cache-Control`, or one that is as good. For files without a caching rule, Netlify
 * and Cloudflare Pages send `max-age=0, must-revalidate`, which means the same as `no-cache`, and is stricter than
 * `max-age=3600`.
 */
const isCachedAsWanted = (host: Host, found: string | undefined, wanted: string): boolean =>
  found === wanted ||
  (host !== 'nginx' &&
    (found === compressible(wanted) ||
      ([cacheControls.revalidated, cacheControls.other].some((value) => value === wanted) &&
        /^(?:public, )?max-age=0, must-revalidate$/.test(found ?? ''))));

/**
 * Headers of a response whose effect in browsers is not the intended one. `get` returns the value of a header as sent.
 * In the result, `found` is the value that takes effect in browsers; undefined if the header is missing.
 */
export function wrongHeaders(
  host: Host,
  description: Description,
  { file, status }: Sent,
  get: (name: string) => string | null | undefined,
) {
  const ownPolicy = matches(pathPatterns.admin, file);
  return Object.entries(description.headersOf(file, status)).flatMap(([name, described]) => {
    const found = effective(name, get(name) ?? undefined);
    const isStated = name === 'Content-Security-Policy' && isStatedByPages(host, description);
    const added = ownPolicy ? `${framingPolicy}, ${described}` : framingPolicy;
    const wanted = isStated ? added : described;
    const isRight = name === 'Cache-Control' ? isCachedAsWanted(host, found, wanted) : found === wanted;
    return isRight ? [] : [{ name, wanted, found }];
  });
}
