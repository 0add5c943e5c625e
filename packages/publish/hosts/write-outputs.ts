import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Description } from './description';
import { listFiles } from '../published-files';
import { isSecure } from '../site-facts';
import { nginxConfig } from './nginx';
import { cloudflareRedirects, headersFile, netlifyRedirects } from './netlify-and-cloudflare';

/**
 * Default paths of the site and its certificate for the generated nginx configuration. The operator adapts them in the
 * copy on the server.
 */
function nginxPlace({ facts }: Description) {
  const { hostname } = new URL(facts.siteUrl);
  const folder = `/etc/letsencrypt/live/${hostname}`;
  const certificate = { file: `${folder}/fullchain.pem`, key: `${folder}/privkey.pem` };
  return {
    root: `/var/www/${hostname}/current`,
    kept: `/var/www/${hostname}/kept`,
    serverName: hostname,
    ...(isSecure(facts) ? { listen: '443 ssl http2', certificate } : { listen: '80' }),
  };
}

/** The configuration files of all hosts, by path below the output folder. */
const hostFiles = (description: Description, files: readonly string[]): Record<string, string> => ({
  'nginx/site.conf': nginxConfig(description, nginxPlace(description)),
  'netlify/_headers': headersFile('netlify', description, files),
  'netlify/_redirects': netlifyRedirects(),
  'cloudflare/_headers': headersFile('cloudflare', description, files),
  'cloudflare/_redirects': cloudflareRedirects(),
});

/** Writes the hosts' configuration files into `outputs`, which is not published. */
export async function writeOutputs(root: string, outputs: string, description: Description): Promise<void> {
  const contents = Object.entries(hostFiles(description, listFiles(root)));
  for (const [name, content] of contents) {
    await mkdir(dirname(join(outputs, name)), { recursive: true });
    await writeFile(join(outputs, name), content);
  }
}
