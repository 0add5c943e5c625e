import type { Host } from './assemble';
import type { Description } from './description';
import { cacheControls, compressible } from './headers';
import { pathPatterns } from './path-patterns';
import { framingPolicy, isStatedByPages } from './rule-files';

/** A response: the published file, or where there is none the requested path, and the status. */
interface Sent {
  file: string;
  status: number;
}

/** What a browser makes of a header that is sent twice. */
function effective(name: string, value: string | undefined): string | undefined {
  const values = value?.split(/\s*,\s*/);
  if (name === 'Referrer-Policy') return values?.at(-1);
  // Two values are invalid, and so allow what `cross-origin` does.
  if (name === 'Cross-Origin-Resource-Policy' && values?.length === 2) return 'cross-origin';
  // Netlify applies a rule for `/admin/*` to `/admin` too, so the value is sent twice.
  return values && [...new Set(values)].join(', ');
}

/** Netlify and Cloudflare revalidate what no rule is for, which is stricter than an hour and as good as `no-cache`. */
const isCachedAsWanted = (host: Host, found: string | undefined, wanted: string): boolean =>
  found === wanted ||
  (host !== 'nginx' &&
    (found === compressible(wanted) ||
      ([cacheControls.revalidated, cacheControls.other].some((value) => value === wanted) &&
        /^(?:public, )?max-age=0, must-revalidate$/.test(found ?? ''))));

/**
 * Headers of a response that have another effect in browsers than the description asks for: `found` is what browsers make
 * of what was sent, undefined if it is missing. `get` returns the value of a header.
 */
export function headerFaults(
  host: Host,
  description: Description,
  { file, status }: Sent,
  get: (name: string) => string | null | undefined,
) {
  const ownPolicy = new RegExp(pathPatterns.admin).test(file);
  return Object.entries(description.headersOf(file, status)).flatMap(([name, described]) => {
    const found = effective(name, get(name) ?? undefined);
    const isStated = name === 'Content-Security-Policy' && isStatedByPages(host, description);
    const added = ownPolicy ? `${framingPolicy}, ${described}` : framingPolicy;
    const wanted = isStated ? added : described;
    const isRight = name === 'Cache-Control' ? isCachedAsWanted(host, found, wanted) : found === wanted;
    return isRight ? [] : [{ name, wanted, found }];
  });
}
