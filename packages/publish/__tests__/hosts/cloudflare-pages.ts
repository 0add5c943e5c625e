/** Imports a module of Cloudflare at run time, since its TypeScript sources fail this project's type check. */
const load = (module: string) =>
  jest.requireActual<Record<string, (...args: unknown[]) => never>>(`@cloudflare/pages-shared/${module}`);

const { parseHeaders } = load('metadata-generator/parseHeaders');
const { parseRedirects } = load('metadata-generator/parseRedirects');
const { createMetadataObject } = load('metadata-generator/createMetadataObject');
const { generateHandler } = load('asset-server/handler');

/**
 * Returns a function that answers paths as Cloudflare Pages does, with Cloudflare's own parsers of `_headers` and
 * `_redirects` and its own server. The content of each file is its name. Throws the parser's message about an invalid line.
 */
export function cloudflarePages(
  headersFile: string,
  redirectsFile: string,
  files: readonly string[],
): (path: string) => Promise<Response> {
  const headers: { invalid: { message: string }[] } = parseHeaders!(headersFile);
  if (headers.invalid[0]) throw new Error(headers.invalid[0].message);
  const redirects: { invalid: { message: string }[] } = parseRedirects!(redirectsFile);
  if (redirects.invalid[0]) throw new Error(redirects.invalid[0].message);
  const metadata: unknown = createMetadataObject!({ headers, redirects });
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
