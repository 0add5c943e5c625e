import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type RunningServer, serveHttp } from '../tools/http-server';
import { brokerApi } from './api';
import { limitBody } from './body';
import { controls } from './controls';
import type { SandboxEnv } from './simulated-faults';
import { newMemory } from './memory';
import { sandboxPages } from './pages';
import { refuseOtherOrigins } from './same-origin';

interface SandboxOptions {
  /** 0, or nothing, chooses a free one. */
  port?: number;
  /** The origin of the site, if it differs from that of the API: CORS then allows requests from it. */
  site?: string;
}

/**
 * Starts the sandbox, which answers for the broker on this machine: the API at `/api`, everything else at `/sandbox`. It
 * keeps all in memory, and forgets it when it stops.
 */
export function startSandbox({ port = 0, site }: SandboxOptions = {}): Promise<RunningServer> {
  const memory = newMemory();
  const unframed = secureHeaders({
    xFrameOptions: 'DENY',
    referrerPolicy: 'same-origin',
    contentSecurityPolicy: { frameAncestors: ["'none'"] },
    strictTransportSecurity: false,
  });
  const app = new Hono<SandboxEnv>()
    .use(refuseOtherOrigins(site), limitBody)
    .use('/sandbox/*', unframed)
    .route('/api/auth', brokerApi(memory, site))
    .route('/sandbox', controls(memory))
    .route('/sandbox', sandboxPages(memory, site));
  return serveHttp(getRequestListener(app.fetch), port);
}
