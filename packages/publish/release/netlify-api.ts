import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../published-files';

interface NetlifySite {
  siteId: string;
  token: string;
  /** Base URL of the API; tests set another one. */
  api?: string;
}

interface Deploy {
  id: string;
  state: string;
  /** Digests of the files that Netlify does not have yet. */
  required?: string[];
  deploy_ssl_url: string;
  error_message?: string;
}

/** A client of Netlify's API, whose errors never contain the token. */
function client({ token, api = 'https://api.netlify.com/api/v1' }: NetlifySite) {
  return async (method: string, path: string, body?: object | Buffer): Promise<Deploy> => {
    const isFile = Buffer.isBuffer(body);
    const response = await fetch(api + path, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`Netlify answered ${response.status} to ${method} ${path}.`);
    // https://open-api.netlify.com/#tag/deploy
    return (await response.json()) as Deploy;
  };
}

async function digests(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of listFiles(folder)) {
    found.set(
      file,
      createHash('sha1')
        .update(await readFile(join(folder, file)))
        .digest('hex'),
    );
  }
  return found;
}

interface UploadOptions {
  /** The folder assembled for Netlify. */
  folder: string;
  /** A preview has its own address and does not replace the published release. */
  preview: boolean;
  title: string;
  /** Milliseconds between two polls of the deployment's state, of which there are at most a hundred. */
  patience?: number;
}

/** Deploys a folder atomically and returns the address. */
export async function uploadToNetlify(site: NetlifySite, options: UploadOptions): Promise<string> {
  const { folder, preview, title, patience = 3000 } = options;
  const call = client(site);
  const files = await digests(folder);
  const created = await call('POST', `/sites/${site.siteId}/deploys`, {
    files: Object.fromEntries(files),
    draft: preview,
    title,
  });
  const wanted = new Set(created.required);
  for (const [file, digest] of files) {
    if (!wanted.delete(digest)) continue;
    const path = file.split('/').map(encodeURIComponent).join('/');
    await call('PUT', `/deploys/${created.id}/files${path}`, await readFile(join(folder, file)));
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    const { state, deploy_ssl_url: address, error_message: reason } = await call('GET', `/deploys/${created.id}`);
    if (state === 'ready') return address;
    if (state === 'error') throw new Error(`Netlify refused the release: ${reason ?? 'it does not say why'}.`);
    await new Promise((resolve) => setTimeout(resolve, patience));
  }
  throw new Error('Netlify has not finished the release in time. The one before stays live.');
}
