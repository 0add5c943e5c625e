import { mkdir, writeFile } from 'node:fs/promises';
import { readBackend } from '../tools/editing-backend';
import { writeAdmin } from '../admin/write-admin';
import { bundleEarly, type GatsbyBuild } from '../publish/finish/bundle-early';
import { paths } from '../publish/paths';
import { forgetBuild } from '../tools/build-stamp';
import { localSettings } from '../tools/local-settings';
import { choosePort, host } from '../tools/ports';
import { main, run } from '../tools/run';
import { copyToPublic } from '../publish/build/kept-renditions';
import { printSandbox, sandboxForSite } from './sandbox-for-site';

/** In development Gatsby links its scripts itself, so the early file has none to add. */
const withoutScripts: GatsbyBuild = { compilationHash: '', scripts: [] };

/**
 * Makes chokidar, Gatsby's file watcher, poll. With file system events it ignores a second change within 50 ms: editors
 * first truncate a file and then write it, so Gatsby would read the empty file.
 */
const watching = { CHOKIDAR_USEPOLLING: '1', CHOKIDAR_INTERVAL: '200' };

/**
 * Where `CI` is set, Gatsby runs the queries of all pages after a change, which takes seconds here, and not only those of
 * pages that are asked for. With queries on demand, a request for a page's data ends Gatsby's state “waiting”, and changed
 * files that this state has collected for 500 ms are lost
 * (https://github.com/gatsbyjs/gatsby/blob/master/packages/gatsby/src/state-machines/develop/index.ts). Pictures are
 * still made when a page shows them.
 */
const querying = { CI: 'true', GATSBY_ENABLE_LAZY_IMAGES_IN_CI: 'true' };

/** `npm run develop`: hot reload and GraphiQL, with the sandbox beside it. */
main(async () => {
  const settings = localSettings();
  const port = await choosePort();
  const { code } = await bundleEarly(paths.earlyEntry, withoutScripts);
  // `gatsby develop` writes into `public`, which is no longer a complete build then.
  forgetBuild();
  await mkdir('public', { recursive: true });
  await writeFile('public/early.js', code);
  const backend = readBackend({ CMS: settings.CMS });
  copyToPublic();
  if (backend) await writeAdmin('public', backend);
  const origin = `http://${host}:${port}`;
  const sandbox = await sandboxForSite(origin);
  printSandbox(origin);
  const { GATSBY_SITE_URL, GATSBY_API_BASE, GATSBY_TERMINAL_URL } = settings;
  // SANDBOX_URL: gatsby-config.ts passes on to it what is asked for below /api and /sandbox.
  const urls = { GATSBY_SITE_URL, GATSBY_API_BASE, GATSBY_TERMINAL_URL, SANDBOX_URL: sandbox.url };
  const env = { ...urls, ...watching, ...querying, GATSBY_TELEMETRY_DISABLED: '1' };
  const gatsby = ['node_modules/gatsby/cli.js', 'develop', '--host', host, '--port', String(port)];
  process.exitCode = await run(process.execPath, gatsby, env);
  await sandbox.stop();
});
