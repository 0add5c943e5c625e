import { writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { startHttpsFront } from '../../../../__tests__/support/https-front';
import { answerAsProvider } from '../../../../__tests__/support/fake-provider';
import { chartHost, tileHost } from '../../../../src/config';
import { selfSigned } from '../../../bench/self-signed';
import { describePublishing } from '../../../publish/hosts/description';
import { serve } from '../../../publish/hosts/server';
import { startSandbox } from '../../../sandbox/start';
import { serveHttp } from '../../../shared/http-server';
import { localSettings } from '../../../shared/local-settings';

/** A response on its way to the browser, which a misconfiguration can change. */
interface Passing {
  method: string;
  /** Path with query. */
  path: string;
  agent: string;
  status: number;
  headers: Headers;
  body: Buffer;
  compressed: boolean;
}

/** Changes a response as a misconfigured server would. */
export type Misconfiguration = (passing: Passing) => void;

interface Relay {
  /** Returns the origin to which a path is forwarded. */
  originOf: (path: string) => string;
  rewrite?: (text: string) => string;
  misconfigure: Misconfiguration;
}

/**
 * Forwards a request to the origin that `originOf` returns. Changes URLs in the response by `rewrite`, and then the
 * response by `misconfigure`.
 */
async function relay({ originOf, rewrite = (text) => text, misconfigure }: Relay, request: Request): Promise<Response> {
  const { method, headers: asked } = request;
  const path = request.url.slice(new URL(request.url).origin.length);
  const body = method === 'POST' ? await request.text() : undefined;
  const headers = { ...Object.fromEntries(asked), 'accept-encoding': 'identity', connection: 'close' };
  const answer = await fetch(originOf(path) + path, { method, headers, body, redirect: 'manual' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const isText = /text|javascript|json|xml/.test(answer.headers.get('content-type') ?? '');
  const passing: Passing = {
    method,
    path,
    agent: asked.get('user-agent') ?? '',
    status: answer.status,
    headers: new Headers([...answer.headers].map(([name, value]): [string, string] => [name, rewrite(value)])),
    body: isText ? Buffer.from(rewrite(bytes.toString())) : bytes,
    compressed: isText && bytes.length > 512 && /gzip/.test(asked.get('accept-encoding') ?? ''),
  };
  misconfigure(passing);
  for (const name of ['content-length', 'transfer-encoding']) passing.headers.delete(name);
  if (passing.compressed) passing.headers.set('content-encoding', 'gzip');
  const sent = passing.compressed ? gzipSync(passing.body) : passing.body;
  return new Response(sent.length > 0 ? new Uint8Array(sent) : null, passing);
}

/**
 * Starts two https servers on this machine. One serves the built site. The other imitates the broker's API, the
 * trading terminal, TradingView's charts and the map's tiles; the site's files get its URL instead of the real ones.
 * `misconfigure` changes the responses of both servers.
 */
export async function startMisconfiguredSite(misconfigure: Misconfiguration = () => undefined) {
  const certificate = await selfSigned('localhost', 90);
  const authority = join(await mkdtemp(join(tmpdir(), 'live-')), 'authority.pem');
  writeFileSync(authority, certificate.cert);

  const relays: Relay[] = [];
  const start = async (index: number) => {
    const server = await serveHttp(
      getRequestListener((request) => relay(relays[index]!, request)),
      0,
    );
    const front = await startHttpsFront(server.url, certificate);
    const stop = async () => {
      await front.stop();
      await server.stop();
    };
    return { url: `https://${front.host}`, stop };
  };
  const [site, others] = [await start(0), await start(1)];
  const settings = {
    siteUrl: site.url,
    apiBase: `${others.url}/api`,
    terminalUrl: `${others.url}/sandbox/terminal?locale={locale}`,
  };
  const backend = await serve({ root: 'public', port: 0, description: describePublishing(settings) });
  const sandbox = await startSandbox({ site: site.url });
  const provider = await serveHttp(answerAsProvider, 0);
  const rewrite = (text: string): string =>
    text
      .replaceAll(localSettings().GATSBY_SITE_URL, site.url)
      .replaceAll(chartHost, others.url)
      .replaceAll(tileHost, others.url);
  const brokerOrProvider = (path: string): string => (/^\/(?:api|sandbox)\//.test(path) ? sandbox.url : provider.url);
  relays.push({ originOf: () => backend.url, rewrite, misconfigure }, { originOf: brokerOrProvider, misconfigure });
  return {
    url: site.url,
    /** Environment variables for a check of this site. */
    env: {
      NODE_EXTRA_CA_CERTS: authority,
      GATSBY_API_BASE: settings.apiBase,
      GATSBY_TERMINAL_URL: settings.terminalUrl,
      GATSBY_CHART_HOST: others.url,
      GATSBY_TILE_HOST: others.url,
      CMS: '',
      REPORTS_URL: '',
    },
    stop: () => Promise.all([site, others, backend, sandbox, provider].map((server) => server.stop())),
  };
}
