import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFiles } from '../../../src/content/content-files';
import { parseSettings } from '../../../src/content/settings';
import { locales } from '../../../src/i18n/locales';
import { commitDate } from '../source-commit';

/** Days for which security.txt is valid. RFC 9116 recommends that it expires in less than a year. */
const daysValid = 360;
const day = 24 * 60 * 60 * 1000;

/**
 * The expiry date of security.txt. It is counted from the date of the commit, not of the build, so that building a
 * commit again gives the same file.
 */
export const expiryOf = (commit: Date): Date => {
  const end = new Date(commit.getTime() + daysValid * day);
  end.setUTCHours(0, 0, 0, 0);
  return end;
};

interface SecurityFacts {
  /** URL of the site, without trailing slash. */
  siteUrl: string;
  /** E-mail address for reports of vulnerabilities. */
  contact: string;
  /** Date of the commit. */
  commit: Date;
}

/** The text of `/.well-known/security.txt` (https://www.rfc-editor.org/rfc/rfc9116). */
export const securityText = ({ siteUrl, contact, commit }: SecurityFacts): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${expiryOf(commit).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Writes security.txt into the published folder `root`. Reports go to the support address of the content settings. */
export async function writeSecurityText(root: string, siteUrl: string): Promise<void> {
  const { company } = parseSettings(readContentFiles('.').settings);
  const folder = join(root, '.well-known');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'security.txt'),
    securityText({ siteUrl, contact: company.supportEmail, commit: commitDate() }),
  );
}
