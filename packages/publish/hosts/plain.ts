import { policyForMeta } from './content-security-policy';
import type { Description } from './description';
import { parseHtml } from '../finish/gatsby-html';

/** Adds the policy to a page as `<meta>`, for hosts without custom headers; `frame-ancestors` has no effect there. */
export function statePolicy(file: string, html: string, { headersOf }: Description): string {
  const $ = parseHtml(html);
  const policy = policyForMeta(headersOf(file, 200)['Content-Security-Policy'] ?? '');
  $('head > meta[charset]').first().after($('<meta http-equiv="Content-Security-Policy">').attr('content', policy));
  return $.html();
}
