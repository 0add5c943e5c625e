import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readContentFiles } from '../../src/content/content-files';
import { parseSettings } from '../../src/content/settings';
import { locales } from '../../src/i18n/locales';

/** RFC 9116 recommends an expiry less than a year ahead. */
const daysValid = 360;
const day = 24 * 60 * 60 * 1000;

interface SecurityFacts {
  /** Without trailing slash. */
  siteUrl: string;
  /** Mail address for reports of vulnerabilities. */
  contact: string;
  /** When the site is built. */
  now: Date;
}

/** The text of `/.well-known/security.txt` (https://www.rfc-editor.org/rfc/rfc9116). */
export function securityText({ siteUrl, contact, now }: SecurityFacts): string {
  const expires = new Date(now.getTime() + daysValid * day).toISOString().replace(/T.*/, 'T00:00:00.000Z');
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Writes the file into the published folder `root`, with the support address of the content settings. */
export async function writeSecurityText(root: string, siteUrl: string): Promise<void> {
  const { company } = parseSettings(readContentFiles('.').settings);
  const folder = join(root, '.well-known');
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'security.txt'),
    securityText({ siteUrl, contact: company.supportEmail, now: new Date() }),
  );
}
