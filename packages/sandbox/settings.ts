import { join } from 'node:path';

const portOf = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** Settings from the environment: API_PORT, SANDBOX_DATA_FILE, and the site's PORT or SITE_ORIGIN. */
export const settings = () => ({
  port: portOf('API_PORT', 8001),
  siteOrigin: process.env.SITE_ORIGIN ?? `http://127.0.0.1:${portOf('PORT', 8000)}`,
  dataFile: process.env.SANDBOX_DATA_FILE ?? join(__dirname, 'data', 'sandbox.sqlite'),
});
