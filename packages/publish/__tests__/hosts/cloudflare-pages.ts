/** A module of Cloudflare's own; its sources do not pass this project's type check. */
const load = (module: string) =>
  jest.requireActual<Record<string, (...args: unknown[]) => never>>(`@cloudflare/pages-shared/${module}`);

const { parseHeaders } = load('metadata-generator/parseHeaders');
const { createMetadataObject } = load('metadata-generator/createMetadataObject');
const { generateHandler } = load('asset-server/handler');

/**
 * What Cloudflare Pages answers to paths: its own parser of `_headers` and its own server, over files whose content is
 * their name. Throws the parser's complaint about a line that it does not take.
 */
export function cloudflarePages(headersFile: string, files: readonly string[]): (path: string) => Promise<Response> {
  const headers: { invalid: { message: string }[] } = parseHeaders!(headersFile);
  if (headers.invalid[0]) throw new Error(headers.invalid[0].message);
  const metadata: unknown = createMetadataObject!({ headers });
  const published = new Set(files);
  return (path) =>
    generateHandler!({
      request: new Request(`https://site.test${path}`),
      metadata,
      logError: (error: Error) => Promise.reject(error),
      findAssetEntryForPath: (file: string) => Promise.resolve(published.has(file) ? file : null),
      getAssetKey: (file: string) => file,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: (file: string) => Promise.resolve({ body: new Blob([file]).stream(), contentType: 'text/html' }),
    });
}
