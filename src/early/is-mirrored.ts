import { pathOfDocument } from '../gatsby-runtime/hydration';
import { readAddress } from '../i18n/read-address';
import { requestedPath } from './requested-path';

const isPage = (path: string): boolean => readAddress(path).route !== undefined;

/**
 * Whether this document is a page at another place, as in a web archive, on a disk, or behind a proxy that puts a prefix
 * before the path: its URL leads to no page of the site, but the document is a page. The rules for URLs do not apply
 * there. https://github.com/gatsbyjs/gatsby/issues/14964
 */
export function isMirrored(): boolean {
  const pagePath = pathOfDocument();
  return pagePath !== undefined && isPage(pagePath) && !isPage(requestedPath() ?? window.location.pathname);
}
