import type { IncomingHttpHeaders } from 'node:http';

/** The entity tags in a header, without the prefix `W/` of weak ones; strong ones only, if `isStrong`. */
const tagsIn = (header: string, isStrong: boolean): string[] =>
  [...header.matchAll(/(W\/)?("[^"]*")/g)].flatMap(([, weak, tag = '']) => (weak && isStrong ? [] : tag));

const names = (header: string, etag: string, isStrong: boolean): boolean =>
  header.trim() === '*' || tagsIn(header, isStrong).includes(etag);

/**
 * The status of a GET or HEAD request for a file with a strong tag, by its conditions: 412, 304 or 200. `If-Match` compares
 * strongly, `If-None-Match` weakly. Conditions by date are ignored, as must be where no `Last-Modified` is sent, and
 * `If-Range` is where no ranges are. https://www.rfc-editor.org/rfc/rfc9110#section-13
 */
export function conditionalStatus(headers: IncomingHttpHeaders, etag: string): 200 | 304 | 412 {
  const { 'if-match': wanted, 'if-none-match': known } = headers;
  if (wanted !== undefined && !names(wanted, etag, true)) return 412;
  return known !== undefined && names(known, etag, false) ? 304 : 200;
}

/** Whether `Accept-Encoding` names an encoding, and not with the weight 0. */
export const accepts = (header: string, encoding: string): boolean =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/\s/g, '').split(';'))
    .some(([name, weight]) => name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? ''));
