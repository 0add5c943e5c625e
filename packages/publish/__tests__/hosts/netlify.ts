import { askModule } from './ask-module';
import type { HostAnswer } from './visit';

interface Rule {
  /** Source of a regular expression. */
  pattern: string;
  values: Record<string, string>;
}

/** The rules of a `_headers` file as Netlify's own parser reads them. Throws its first complaint. */
const netlifyRules = (headersFile: string): Rule[] =>
  askModule(
    `import { parseAllHeaders } from '@netlify/headers-parser';
     import { mkdtempSync, writeFileSync } from 'node:fs';
     import { tmpdir } from 'node:os';
     import { join } from 'node:path';
     const file = join(mkdtempSync(join(tmpdir(), 'headers-')), '_headers');
     writeFileSync(file, input);
     const { headers, errors } = await parseAllHeaders({ headersFiles: [file], configHeaders: [], minimal: false });
     if (errors.length > 0) throw errors[0];
     answer(headers.map(({ forRegExp, values }) => ({ pattern: forRegExp.source, values })));`,
    headersFile,
  ) as Rule[];

/** Answers with which headers, by names in lower case, Netlify sends a path; it joins values of several rules. */
export function netlifyHeaders(headersFile: string): (path: string) => Record<string, string> {
  const rules = netlifyRules(headersFile).map(({ pattern, values }) => ({ pattern: new RegExp(pattern, 'i'), values }));
  return (path) => {
    const sent: Record<string, string> = {};
    const matching = rules.filter(({ pattern }) => pattern.test(path));
    for (const [name, value] of matching.flatMap(({ values }) => Object.entries(values))) {
      const key = name.toLowerCase();
      sent[key] = sent[key] ? `${sent[key]}, ${value}` : value;
    }
    return sent;
  };
}

/**
 * What Netlify answers to targets: a published file, else what its own redirect engine makes of a `_redirects` file.
 * Netlify finds `/terms.html` for `/terms` (https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash).
 */
export const askNetlify = (redirects: string, files: readonly string[], targets: readonly string[]): HostAnswer[] =>
  askModule(
    `import redirector from 'netlify-redirector';
     const { redirects, files, targets } = JSON.parse(input);
     const published = new Set(files);
     const rules = await redirector.parsePlain(redirects, {});
     answer(targets.map((target) => {
       const [path, query = ''] = target.split('?');
       const file = [path === '/' ? '/index.html' : path, path + '.html'].find((name) => published.has(name));
       if (file) return { status: 200, file };
       const none = () => '';
       const { status, to } = rules.match({ scheme: 'https', host: 'site.test', path, query, getHeader: none, getCookie: none });
       if (status === 404) return { status, file: to };
       return { status, location: to + (query && '?' + query) };
     }));`,
    JSON.stringify({ redirects, files, targets }),
  ) as HostAnswer[];
