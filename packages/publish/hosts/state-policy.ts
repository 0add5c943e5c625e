import { parseHtml } from '../finish/gatsby-html';
import { policyForMeta } from './content-security-policy';

/** Adds a policy to a page as `<meta>`, for hosts that cannot send it as a header. */
export function statePolicy(html: string, policy: string): string {
  const $ = parseHtml(html);
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policyForMeta(policy));
  $('head > meta[charset]').first().after(meta);
  return $.html();
}
