import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFiles } from '../../src/content/content-files';
import { parseSettings } from '../../src/content/settings';
import { locales } from '../../src/i18n/locales';
import { commitDate } from './paths';

/** RFC 9116 recommends an expiry less than a year ahead. */
const daysValid = 360;
const day = 24 * 60 * 60 * 1000;

/** Expiry counted from the commit, not from the build, so that rebuilding a commit gives the same file. */
export const expiryOf = (commit: Date): Date => {
  const end = new Date(commit.getTime() + daysValid * day);
  end.setUTCHours(0, 0, 0, 0);
  return end;
};

interface SecurityFacts {
  /** Without trailing slash. */
  siteUrl: string;
  /** Mail address for reports of vulnerabilities. */
  contact: string;
  /** When the sources were committed. */
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

/** Writes the file into the published folder `root`, with the support address of the content settings. */
export async function writeSecurityText(root: string, siteUrl: string): Promise<void> {
  const { company } = parseSettings(readContentFiles('.').settings);
  const folder = join(root, '.well-known');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'security.txt'),
    securityText({ siteUrl, contact: company.supportEmail, commit: commitDate() }),
  );
}
