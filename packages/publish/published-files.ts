import { createHash } from 'node:crypto';
import { filesBelow } from '../../src/content/files-below';

/** All files below a folder, as paths within the site (`/de/terms.html`), sorted. */
export const listFiles = (root: string): string[] => filesBelow(root).map((path) => `/${path}`);

/** The file of a page, as a path within the site: `/de/terms.html` for the URL path `/de/terms`. */
export const htmlFileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

/** A published file, with the hash of its content for subresource integrity. */
export interface Asset {
  href: string;
  integrity: string;
}

/**
 * The subresource integrity hash of a file's content. SHA-256 suffices (https://www.w3.org/TR/sri-2/#hash-functions).
 * SHA-384 would add 20 bytes to each hash, and hashes cannot be compressed: each page has at least three, and the early
 * script has one for each script that starts Gatsby.
 */
export const integrityOf = (content: string | Buffer): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A content hash for file names: twenty hexadecimal digits, as in Gatsby's names. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);
