import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { cached } from '../../shared/cached';
import { type RunningServer, serveHttp } from '../../shared/http-server';
import type { PassOn } from '../../shared/pass-on';
import { normalPath } from '../../../src/i18n/read-address';
import { answerTo } from './answers';
import type { Description } from './description';
import { isText, mediaTypeOf } from './media-types';
import { contentHash, listFiles } from '../published-files';

interface ServerOptions {
  /** The folder of a finished build. Its files are listed once, at start. */
  root: string;
  /** The port to listen on. 0 chooses any free port; undefined chooses port 8000 or, if that is in use, a free port. */
  port: number | undefined;
  description: Description;
  /** Passes requests for `/api` and `/sandbox` on to the sandbox, if there is one. */
  passOn?: PassOn;
}

/** File extensions of the precompressed files by encoding, smallest files first. */
const endings = { br: '.br', gzip: '.gz' } as const;

const statusTexts = {
  400: 'Bad Request',
  405: 'Method Not Allowed',
  500: 'Internal Server Error',
} as const;

function sendText(
  response: ServerResponse,
  { headersOf }: Description,
  status: keyof typeof statusTexts,
  path: string,
) {
  response.writeHead(status, { ...headersOf(path, status), 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${statusTexts[status]}\n`);
}

/**
 * Handles requests as nginx does with the configuration that `nginxConfig` makes of the same `description`. Supports
 * only requests that browsers send.
 */
export function requestHandler({ root, description, passOn }: Omit<ServerOptions, 'port'>) {
  const published = new Set(listFiles(root));
  const bodyOf = cached((file: string) => {
    const content = readFileSync(join(root, file));
    return { content, etag: `"${contentHash(content)}"` };
  });

  function sendFile(request: IncomingMessage, response: ServerResponse, status: 200 | 404, file: string): void {
    const twins = Object.entries(endings).filter(([, ending]) => published.has(file + ending));
    const { 'accept-encoding': accepted, 'if-none-match': known } = request.headers;
    // An encoding with a weight, such as `gzip;q=0`, is not recognized: browsers send none.
    const [encoding, ending = ''] = twins.find(([name]) => String(accepted).split(/[ ,]+/).includes(name)) ?? [];
    const { content, etag } = bodyOf(file + ending);
    const unchanged = status === 200 && known?.includes(etag);
    const sent = unchanged ? 304 : status;
    response.writeHead(sent, {
      ...description.headersOf(file, sent),
      ...(twins.length > 0 && { Vary: 'Accept-Encoding' }),
      ...(status === 200 && { ETag: etag }),
      ...(!unchanged && {
        'Content-Type': `${mediaTypeOf(file)}${isText(file) ? '; charset=utf-8' : ''}`,
        'Content-Length': content.length,
        ...(encoding && { 'Content-Encoding': encoding }),
      }),
    });
    response.end(unchanged ? undefined : content); // Node omits the body of responses to HEAD requests.
  }

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { url = '', method } = request;
    const [pathname = ''] = url.split('?');
    if (!pathname.startsWith('/')) return sendText(response, description, 400, '/');
    if (method !== 'GET' && method !== 'HEAD') return sendText(response, description, 405, normalPath(pathname));
    const found = answerTo(pathname, (file) => published.has(file));
    if (found.kind === 'redirect') {
      const headers = description.headersOf(found.location, found.status);
      const location = found.location + url.slice(pathname.length);
      response.writeHead(found.status, { ...headers, Location: location, 'Content-Length': 0 }).end();
    } else sendFile(request, response, found.status, found.file);
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (passOn?.(request, response)) return;
    try {
      answer(request, response);
    } catch (error) {
      // A file is gone: a build in another terminal has emptied the folder.
      console.error(String(error));
      sendText(response, description, 500, '/');
    }
  };
}

/** Serves a finished build over HTTP. Rejects with a readable message if the port is in use. */
export const serve = (options: ServerOptions): Promise<RunningServer> =>
  serveHttp(requestHandler(options), options.port);
