import { pathOfDocument } from '../gatsby-runtime/hydration';
import { readAddress } from '../i18n/read-address';
import { requestedPath } from './requested-path';

const isPage = (path: string): boolean => readAddress(path).route !== undefined;

/**
 * Whether this document is a page of the site at a URL where the site has none, as in a web archive, on a disk, or
 * behind a proxy that puts a prefix before the path. There, the early script must not redirect or change language
 * links. https://github.com/gatsbyjs/gatsby/issues/14964
 */
export function isMirrored(): boolean {
  const pagePath = pathOfDocument();
  return pagePath !== undefined && isPage(pagePath) && !isPage(requestedPath() ?? window.location.pathname);
}
