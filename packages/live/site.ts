import type { Settings } from '../../src/content/settings';
import type { BuildManifest } from '../publish/finish/manifest';
import type { Host } from '../publish/hosts/assemble';
import type { Description } from '../publish/hosts/description';
import type { Finding, Part } from './finding';

/** The published site, and what the project says of it. */
export interface Site {
  /** Its origin, without trailing slash. */
  url: string;
  host: Host;
  description: Description;
  /** The content settings of the working tree, which are those of the site if it was published from there. */
  content: Pick<Settings, 'company' | 'widgets'>;
  /** What the site itself says is published. */
  manifest: BuildManifest;
}

/** Where headers and redirects of each host are kept. */
export const ruleFile: Record<Host, string> = {
  nginx: 'Include hosting/nginx/site.conf of this build and reload nginx',
  netlify: 'Upload hosting/upload with its _headers and _redirects, and set nothing else in the host’s own settings',
  cloudflare: 'Upload hosting/upload with its _headers, and switch off what the host changes in files',
};

/** Findings of one part, at an address. */
export const findingsOf =
  (part: Part) =>
  (at: string, found: string, fix: string): Finding => ({ part, at, found, fix });

/** The findings of a list in which a condition that does not hold is `false`. */
export const those = (...found: readonly (Finding | false)[]): Finding[] => found.filter((one) => one !== false);

export const uploadAll = 'Build with these settings, and upload the release as a whole';

/** The address of a published file: pages have no ending. */
export const addressOf = (file: string): string => file.replace(/(?:index)?\.html$/, '');
