import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import type { AskHost } from './visit';

interface Redirects {
  match(request: object): { status: number; to: string };
}

/** Netlify's own redirect engine, which has no types. */
const { parsePlain } = jest.requireActual<{ parsePlain(rules: string, options: object): Promise<Redirects> }>(
  'netlify-redirector',
);

/**
 * Reads a `_headers` file with Netlify's own parser. Returns a function from a path to the headers that Netlify sends.
 * If several rules for the path set a header, their values are joined. Rejects with the parser's first error.
 */
export async function netlifyHeaders(headersFile: string): Promise<(path: string) => Headers> {
  const file = join(await mkdtemp(join(tmpdir(), 'headers-')), '_headers');
  await writeFile(file, headersFile);
  const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
  if (errors[0]) throw errors[0];
  return (path) => {
    const matching = headers.filter((rule) => 'forRegExp' in rule && rule.forRegExp.test(path));
    return new Headers(matching.flatMap(({ values }) => Object.entries(values)));
  };
}

/**
 * Returns a function that answers paths as Netlify does: with a published file, otherwise by Netlify's own redirect
 * engine. Netlify finds `/terms.html` for `/terms`
 * (https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash).
 */
export async function netlify(redirects: string, files: readonly string[]): Promise<AskHost> {
  const rules = await parsePlain(redirects, {});
  const none = () => '';
  return (target) => {
    const [path = '', query = ''] = target.split('?');
    const file = [path === '/' ? '/index.html' : path, `${path}.html`].find((name) => files.includes(name));
    if (file) return { status: 200, file };
    const request = { scheme: 'https', host: 'site.test', path, query, getHeader: none, getCookie: none };
    const { status, to } = rules.match(request);
    return status === 404 ? { status, file: to } : { status, location: to + (query && `?${query}`) };
  };
}
