import { join } from 'node:path';

const portOf = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);

/** What the command line takes from the environment: API_PORT, PORT or SITE_ORIGIN for the site, SANDBOX_DATA_FILE. */
export const settings = () => ({
  port: portOf('API_PORT', 8001),
  siteOrigin: process.env.SITE_ORIGIN ?? `http://127.0.0.1:${portOf('PORT', 8000)}`,
  dataFile: process.env.SANDBOX_DATA_FILE ?? join(__dirname, 'data', 'sandbox.sqlite'),
});
