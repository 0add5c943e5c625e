import { resolve } from 'node:path';

/**
 * Playwright's `webServer` for a command that prints where it serves the site: at PORT or any free port, beside whatever
 * else runs. Playwright stores what the named group matches in the environment, where `siteOrigin` reads it.
 */
export const siteServer = (command: string) => ({
  command,
  cwd: resolve('.'),
  env: { PORT: process.env.PORT ?? '0', API_ORIGIN: '' },
  wait: { stdout: /Site\s+(?<site_origin>http:\/\/[\d.:]+)/ },
  stdout: 'pipe' as const,
  timeout: 600_000,
});

/** Builds the site if it is stale, and starts it with the sandbox. */
export const testServer = siteServer('npm run --silent start');

/** Origin of the site under test; empty until the server has started. */
export const siteOrigin = (): string => process.env.SITE_ORIGIN ?? '';
