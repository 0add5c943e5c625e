import { chmod, cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { parseHtml } from '../finish/gatsby-html';
import { isUnpublished } from '../finish/prune';
import type { Paths } from '../paths';
import { listFiles } from '../published-files';
import type { Description } from './description';
import { policyForMeta } from './content-security-policy';

export const hosts = ['nginx', 'netlify', 'cloudflare'] as const;
export type Host = (typeof hosts)[number];

interface Folders extends Pick<Paths, 'root' | 'outputs'> {
  /** The output folder. Its earlier content is deleted. */
  to: string;
}

/**
 * Whether a file is precompressed. Only nginx gets such files: Netlify and Cloudflare compress responses themselves.
 */
const isTwin = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** Adds a CSP to a page as `<meta>`, for hosts on which it cannot be a header. */
function statePolicy(html: string, policy: string): string {
  const $ = parseHtml(html);
  const meta = $('<meta http-equiv="Content-Security-Policy">').attr('content', policyForMeta(policy));
  $('head > meta[charset]').first().after(meta);
  return $.html();
}

/**
 * Lets all users read a folder and the files in it, since a web server runs as another user than the build, whose umask
 * may keep files private (https://github.com/imathis/octopress/issues/307).
 */
async function letAllRead(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
}

/** Copies the published files and, except for nginx, the host's own configuration files. */
async function copyAll(host: Host, { root, outputs, to }: Folders, description: Description): Promise<void> {
  await rm(to, { recursive: true, force: true });
  const pathOf = (source: string): string => `/${relative(root, source).split(sep).join('/')}`;
  const isGiven = (file: string): boolean => !isUnpublished(file) && (host === 'nginx' || !isTwin(file));
  await cp(root, to, { recursive: true, filter: (source) => isGiven(pathOf(source)) });
  if (host === 'nginx') return;
  await cp(join(outputs, host), to, { recursive: true });
  // Adds the CSP to pages only if `headersFile` leaves it out of the headers.
  if (host !== 'netlify' || !description.admin) return;
  for (const file of listFiles(to).filter((name) => name.endsWith('.html'))) {
    const { 'Content-Security-Policy': policy = '' } = description.headersOf(file, 200);
    await writeFile(join(to, file), statePolicy(await readFile(join(to, file), 'utf8'), policy));
  }
}

/**
 * Writes the folder to upload to a host: the published files and, except for nginx, the host's own configuration files.
 * Throws if the build includes the CMS but the description does not, or the other way round.
 */
export async function assemble(host: Host, folders: Folders, description: Description): Promise<void> {
  // Build and upload need the same setting `CMS`: on Netlify, it determines whether the CSP of pages is in a header or
  // in their HTML (`headersFile`).
  if (existsSync(join(folders.root, 'admin.html')) !== (description.admin !== undefined))
    throw new Error('CMS differs from the setting that the site was built with: build it again.');
  await copyAll(host, folders, description);
  await letAllRead(folders.to);
}
