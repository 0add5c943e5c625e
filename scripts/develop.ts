import { mkdir, writeFile } from 'node:fs/promises';
import { readBackend } from '../tools/editing-backend';
import { writeAdmin } from '../cms/write-admin';
import { bundleEarly, type GatsbyBuild } from '../publishing/finish/bundle-early';
import { paths } from '../publishing/paths';
import { forgetBuild } from '../tools/build-stamp';
import { localSettings } from '../tools/local-settings';
import { host, requireFreePort } from '../tools/ports';
import { main, run } from '../tools/run';
import { copyToPublic } from './kept-renditions';
import { runSandbox } from './run-sandbox';

/** Gatsby's own scripts are in the page while developing, so the early file holds nothing back. */
const nothingHeldBack: GatsbyBuild = { compilationHash: '', chunkMapping: {}, scripts: [] };

/**
 * Gatsby's watcher, chokidar, drops a change that follows another within 50 ms: told by the system that an editor has
 * emptied a file, it reads the file and never hears of the text. Asking for changes itself, it sees what is there at last.
 */
const watching = { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '200' };

/** `npm run develop`: hot reload and GraphiQL, with the sandbox beside it. */
main(async () => {
  const settings = localSettings();
  await requireFreePort('PORT', settings.port);
  await requireFreePort('API_PORT', settings.apiPort);
  const { code } = await bundleEarly(paths.earlyEntry, nothingHeldBack);
  // From here on, `public` is a mixture.
  forgetBuild();
  await mkdir('public', { recursive: true });
  await writeFile('public/early.js', code);
  const backend = readBackend({ CMS: settings.CMS });
  copyToPublic();
  if (backend) await writeAdmin('public', backend);
  const sandbox = runSandbox(settings);
  const { GATSBY_SITE_URL, GATSBY_API_BASE, GATSBY_TERMINAL_URL } = settings;
  const urls = { GATSBY_SITE_URL, GATSBY_API_BASE, GATSBY_TERMINAL_URL };
  const env = { ...urls, ...watching, GATSBY_TELEMETRY_DISABLED: '1' };
  process.exitCode = await run('npx', ['gatsby', 'develop', '--host', host, '--port', String(settings.port)], env);
  sandbox.kill('SIGTERM');
});
