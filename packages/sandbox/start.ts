import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { type RunningServer, serveHttp } from '../shared/http-server';
import { brokerApi } from './api';
import { limitBody } from './body';
import { controls } from './controls';
import type { SandboxEnv } from './simulated-faults';
import { newMemory } from './memory';
import { sandboxPages } from './pages';
import { refuseOtherOrigins } from './same-origin';

interface SandboxOptions {
  /** The port to listen on. 0 or undefined chooses a free port. */
  port?: number;
  /** The site's origin, if it differs from the API's: CORS headers then allow the site's requests. */
  site?: string;
}

/**
 * Starts the sandbox, which simulates the broker on this machine: its API at `/api`, everything else at `/sandbox`. It
 * keeps all data in memory.
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
