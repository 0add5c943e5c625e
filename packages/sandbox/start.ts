import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { portOf } from '../tools/port-of';
import { host, listen } from '../tools/ports';
import { brokerApi } from './api';
import { controls } from './controls';
import type { SandboxEnv } from './faults';
import { newMemory } from './memory';
import { sandboxPages } from './pages';

interface SandboxOptions {
  /** 0, or nothing, chooses a free one. */
  port?: number;
  /** The site's origin if the API has one of its own; requests from there are allowed by CORS. */
  site?: string;
}

/** The stand-in API and its pages, running. */
export interface Sandbox {
  /** Without trailing slash. The API is at `/api`, everything else at `/sandbox`. */
  url: string;
  stop(): Promise<void>;
}

/** Starts the stand-in for the broker on this machine. It keeps everything in memory, and forgets it when it stops. */
export async function startSandbox({ port = 0, site }: SandboxOptions = {}): Promise<Sandbox> {
  const memory = newMemory();
  const app = new Hono<SandboxEnv>()
    .route('/api/auth', brokerApi(memory, site))
    .route('/sandbox', controls(memory))
    .route('/sandbox', sandboxPages(memory, site));
  const server = createServer((request, response) => void getRequestListener(app.fetch)(request, response));
  await listen(server, port);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://${host}:${portOf(server)}`, stop };
}
