import { askModule } from './ask-module';

interface PagesAnswer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** The published file that was sent, if one was. */
  file: string;
}

/**
 * What Cloudflare Pages answers to paths: its own parser of `_headers` and its own server, over files of the given
 * names. Throws the parser's complaint about a line that it does not take.
 */
export const askCloudflarePages = (
  headersFile: string,
  files: readonly string[],
  paths: readonly string[],
): PagesAnswer[] =>
  askModule(
    `import { createRequire } from 'node:module';
     const pages = (module) => createRequire(process.cwd() + '/')('@cloudflare/pages-shared/' + module);
     const { parseHeaders } = pages('metadata-generator/parseHeaders.ts');
     const { createMetadataObject } = pages('metadata-generator/createMetadataObject.ts');
     const { generateHandler } = pages('asset-server/handler.ts');
     const { headersFile, files, paths } = JSON.parse(input);
     const complain = (what) => { throw new Error(what.message ?? String(what)); };
     const headers = parseHeaders(headersFile);
     if (headers.invalid.length > 0) complain(headers.invalid[0]);
     const published = new Set(files);
     const metadata = createMetadataObject({ headers });
     const answers = [];
     for (const path of paths) {
       const response = await generateHandler({
         request: new Request('https://site.test' + path),
         metadata,
         logError: complain,
         findAssetEntryForPath: async (file) => (published.has(file) ? file : null),
         getAssetKey: (file) => file,
         negotiateContent: () => ({ encoding: null }),
         fetchAsset: async (file) => ({ body: new Blob([file]).stream(), contentType: 'text/html' }),
       }).catch((error) => new Response(String(error), { status: 500 }));
       answers.push({
         status: response.status,
         headers: Object.fromEntries(response.headers),
         file: await response.text(),
       });
     }
     answer(answers);`,
    JSON.stringify({ headersFile, files, paths }),
  ) as PagesAnswer[];
