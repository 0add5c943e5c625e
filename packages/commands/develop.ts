import { mkdir, writeFile } from 'node:fs/promises';
import { developEnvironment } from '../../src/gatsby/develop/environment';
import { readBackend } from '../shared/editing-backend';
import { writeAdmin } from '../admin/build/write-admin';
import { bundleEarly, type GatsbyBuild } from '../publish/finish/bundle-early';
import { paths } from '../publish/paths';
import { forgetBuild } from '../shared/build-stamp';
import { localSettings } from '../shared/local-settings';
import { choosePort, host } from '../shared/ports';
import { main, run } from '../shared/run';
import { copyToPublic } from '../publish/build/kept-renditions';
import { restoreGatsbyOutput } from '../publish/build/gatsby-output';
import { writeSectionMap } from '../publish/build/section-map';
import { printSandbox, sandboxForSite } from './sandbox-for-site';

/** In `gatsby develop`, Gatsby links its scripts itself, so the early script must not add them. */
const withoutScripts: GatsbyBuild = { compilationHash: '', scripts: [] };

/** `npm run develop`: Gatsby with hot reload and GraphiQL, and the sandbox that replaces the broker's API. */
main(async () => {
  const settings = localSettings();
  const port = await choosePort();
  const { code } = await bundleEarly(paths.earlyEntry, withoutScripts);
  // `gatsby develop` overwrites files in `public`, so the build in it counts as incomplete.
  forgetBuild();
  await restoreGatsbyOutput(paths);
  await mkdir('public', { recursive: true });
  await writeFile('public/early.js', code);
  writeSectionMap();
  const backend = readBackend({ CMS: settings.CMS });
  copyToPublic();
  if (backend) await writeAdmin('public', backend);
  const origin = `http://${host}:${port}`;
  const sandbox = await sandboxForSite(origin);
  printSandbox(origin);
  const { GATSBY_SITE_URL, GATSBY_API_BASE, GATSBY_TERMINAL_URL } = settings;
  // gatsby-config.ts passes requests below /api and /sandbox on to SANDBOX_URL.
  const urls = { GATSBY_SITE_URL, GATSBY_API_BASE, GATSBY_TERMINAL_URL, SANDBOX_URL: sandbox.url };
  const env = { ...urls, ...developEnvironment, GATSBY_TELEMETRY_DISABLED: '1' };
  const gatsby = ['node_modules/gatsby/cli.js', 'develop', '--host', host, '--port', String(port)];
  process.exitCode = await run(process.execPath, gatsby, env);
  await sandbox.stop();
});
