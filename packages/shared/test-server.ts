import { resolve } from 'node:path';

/**
 * Playwright's setting `webServer` for a command that serves the site and prints its URL. The server uses PORT or any
 * free port. Playwright matches the output with `wait.stdout`, and stores the named group `site_origin` in the
 * environment variable SITE_ORIGIN, which `siteOrigin` reads
 * (https://playwright.dev/docs/api/class-testconfig#test-config-web-server).
 */
export const siteServer = (command: string) => ({
  command,
  cwd: resolve('.'),
  env: { PORT: process.env.PORT ?? '0', API_ORIGIN: '' },
  wait: { stdout: /Site\s+(?<site_origin>http:\/\/[\d.:]+)/ },
  stdout: 'pipe' as const,
  timeout: 600_000,
});

/** Builds the site if it is out of date, and starts it with the sandbox. */
export const testServer = siteServer('npm run --silent start');

/** Origin of the site under test; empty until the server has started. */
export const siteOrigin = (): string => process.env.SITE_ORIGIN ?? '';
