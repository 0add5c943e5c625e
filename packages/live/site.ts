import type { Settings } from '../../src/content/settings';
import type { BuildManifest } from '../publish/finish/manifest';
import type { Host } from '../publish/hosts/assemble';
import type { Description } from '../publish/hosts/description';
import type { Finding, Part } from './finding';

/** The site to check, and what the project expects of it. */
export interface Site {
  /** Origin of the site, without trailing slash. */
  url: string;
  host: Host;
  description: Description;
  /** The content settings in the local checkout. The published site may have others, if it is of another commit. */
  content: Pick<Settings, 'company' | 'widgets'>;
  /** The site's own list of published files. */
  manifest: BuildManifest;
}

/** How to apply the configured headers and redirects on each host, for the advice in findings. */
export const ruleFile: Record<Host, string> = {
  nginx: 'Include hosting/nginx/site.conf of this build and reload nginx',
  netlify: 'Upload hosting/upload with its _headers and _redirects, and set nothing else in the host’s own settings',
  cloudflare: 'Upload hosting/upload with its _headers and _redirects, and switch off what the host changes in files',
};

/** Returns a function that creates findings for one part of the check, such as `files`. */
export const findingsOf =
  (part: Part) =>
  (at: string, found: string, fix: string): Finding => ({ part, at, found, fix });

/** Removes `false` from a list of findings, so that conditions can be written inline. */
export const withoutFalse = (...found: readonly (Finding | false)[]): Finding[] => found.filter((one) => one !== false);

/** Whole days until a date; negative if it has passed, NaN if it is invalid. */
export const daysUntil = (date: Date, now: Date): number =>
  Math.floor((date.getTime() - now.getTime()) / (24 * 60 * 60 * 1000));

export const uploadAll = 'Build with these settings, and upload the release as a whole';

/** The URL path of a published file. Pages have no file extension. */
export const pagePathOf = (file: string): string => file.replace(/(?:index)?\.html$/, '');
