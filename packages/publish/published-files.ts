import { createHash } from 'node:crypto';
import { filesBelow } from '../../src/content/files-below';

/** All files below a folder, as paths within the site (`/de/terms.html`), sorted. */
export const listFiles = (root: string): string[] => filesBelow(root).map((path) => `/${path}`);

/** A published file, and the subresource integrity of its content. */
export interface Asset {
  href: string;
  integrity: string;
}

/** Subresource integrity of a file's content. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** A hash of twenty hexadecimal digits for file names, like those of Gatsby. */
export const contentHash = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 20);
