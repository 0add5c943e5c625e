import type { IncomingHttpHeaders } from 'node:http';

/** The ETags in a header, without the prefix `W/` that marks weak ones. If `isStrong`, weak ETags are left out. */
const tagsIn = (header: string, isStrong: boolean): string[] =>
  [...header.matchAll(/(W\/)?("[^"]*")/g)].flatMap(([, weak, tag = '']) => (weak && isStrong ? [] : tag));

const names = (header: string, etag: string, isStrong: boolean): boolean =>
  header.trim() === '*' || tagsIn(header, isStrong).includes(etag);

/**
 * The status of the response to a GET or HEAD request for a file with a strong ETag: 412, 304 or 200. `If-Match` uses
 * strong comparison, `If-None-Match` weak. Conditions by date are ignored, since no `Last-Modified` is sent. `If-Range`
 * is ignored, since the server supports no ranges. https://www.rfc-editor.org/rfc/rfc9110#section-13
 */
export function conditionalStatus(headers: IncomingHttpHeaders, etag: string): 200 | 304 | 412 {
  const { 'if-match': wanted, 'if-none-match': known } = headers;
  if (wanted !== undefined && !names(wanted, etag, true)) return 412;
  return known !== undefined && names(known, etag, false) ? 304 : 200;
}

/** Whether `Accept-Encoding` names an encoding with a weight other than 0. */
export const accepts = (header: string, encoding: string): boolean =>
  header
    .toLowerCase()
    .split(',')
    .map((part) => part.replace(/\s/g, '').split(';'))
    .some(([name, weight]) => name === encoding && !/^q=0(?:\.0*)?$/.test(weight ?? ''));
