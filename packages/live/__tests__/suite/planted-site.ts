import { writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startHttpsFront } from '../../../../__tests__/support/https-front';
import { startStandIn } from '../../../../__tests__/support/provider-stand-in';
import { chartHost, tileHost } from '../../../../src/config';
import { selfSigned } from '../../../bench/self-signed';
import { describePublishing } from '../../../publish/hosts/description';
import { serve } from '../../../publish/hosts/server';
import { startSandbox } from '../../../sandbox/start';
import { localSettings } from '../../../tools/local-settings';
import { portOf } from '../../../tools/port-of';
import { listen } from '../../../tools/ports';

/** A response on its way to the browser, which a fault changes. */
export interface Passing {
  method: string;
  /** With the query. */
  path: string;
  agent: string;
  status: number;
  /** By names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  compressed: boolean;
}

export type Plant = (passing: Passing) => void;

interface Relay {
  /** Where a path is asked. */
  originOf: (path: string) => string;
  rewrite: (text: string) => string;
  plant: Plant;
}

const isText = (type: unknown): boolean => /text|javascript|json|xml/.test(String(type));

/** Passes a request on, and its response back with other addresses in it and what `plant` does to it. */
function relay({ originOf, rewrite, plant }: Relay, request: IncomingMessage, response: ServerResponse): void {
  const { url: path = '/', method = 'GET', headers: asked } = request;
  const headers = { ...asked, 'accept-encoding': 'identity' };
  const passed = ask(originOf(path) + path, { method, headers }, async (answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const sent = Object.entries(answer.headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? rewrite(value) : value,
    ]);
    const isTextual = isText(answer.headers['content-type']);
    const passing: Passing = {
      method,
      path,
      agent: String(asked['user-agent']),
      status: answer.statusCode ?? 500,
      headers: Object.fromEntries(sent),
      body: isTextual ? Buffer.from(rewrite(bytes.toString())) : bytes,
      compressed: isTextual && bytes.length > 512 && /gzip/.test(String(asked['accept-encoding'])),
    };
    plant(passing);
    for (const name of ['content-length', 'transfer-encoding']) delete passing.headers[name];
    response.writeHead(passing.status, {
      ...passing.headers,
      ...(passing.compressed && { 'content-encoding': 'gzip' }),
    });
    response.end(passing.compressed ? gzipSync(passing.body) : passing.body);
  });
  passed.on('error', () => response.destroy());
  request.pipe(passed);
}

/**
 * The built site on one origin and broker, charts and map on another, both over TLS with a certificate of their own: what
 * is published, but for the addresses of this machine. `plant` changes responses of both.
 */
export async function startPlanted(plant: Plant = () => undefined) {
  const certificate = await selfSigned('localhost', 90);
  const authority = join(await mkdtemp(join(tmpdir(), 'live-')), 'authority.pem');
  writeFileSync(authority, certificate.cert);

  const relays: Relay[] = [];
  const start = async (index: number) => {
    const server = createServer((...call) => relay(relays[index]!, ...call));
    await listen(server, 0);
    const front = await startHttpsFront(`http://127.0.0.1:${portOf(server)}`, certificate);
    const stop = async () => {
      await front.stop();
      await new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()));
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
  const standIn = await startStandIn();
  const rewrite = (text: string): string =>
    text
      .replaceAll(localSettings().GATSBY_SITE_URL, site.url)
      .replaceAll(chartHost, others.url)
      .replaceAll(tileHost, others.url);
  const isSandbox = (path: string): boolean => /^\/(?:api|sandbox)\//.test(path);
  relays.push(
    { originOf: () => backend.url, rewrite, plant },
    { originOf: (path) => (isSandbox(path) ? sandbox.url : standIn.url), rewrite: (text) => text, plant },
  );
  return {
    url: site.url,
    /** The environment of a check of this site. */
    env: {
      NODE_EXTRA_CA_CERTS: authority,
      GATSBY_API_BASE: settings.apiBase,
      GATSBY_TERMINAL_URL: settings.terminalUrl,
      GATSBY_CHART_HOST: others.url,
      GATSBY_TILE_HOST: others.url,
      CMS: '',
      REPORTS_URL: '',
    },
    stop: () => Promise.all([site, others, backend, sandbox, standIn].map((server) => server.stop())),
  };
}
