import { policyForMeta } from './content-security-policy';
import type { Description } from './description';
import { parseHtml } from '../finish/gatsby-html';

/** A page for a host that sends no headers: it states the policy itself, which browsers obey but for framing. */
export function statePolicy(file: string, html: string, { headersOf }: Description): string {
  const $ = parseHtml(html);
  const policy = policyForMeta(headersOf(file, 200)['Content-Security-Policy'] ?? '');
  $('head > meta[charset]').first().after($('<meta http-equiv="Content-Security-Policy">').attr('content', policy));
  return $.html();
}
