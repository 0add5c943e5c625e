import { localDescription } from '../publish/hosts/local-description';
import { serve } from '../publish/hosts/server';
import { paths } from '../publish/paths';
import { portSetting } from '../shared/ports';
import { main } from '../shared/run';

/**
 * `npx tsx packages/commands/run-server.ts [FOLDER]` serves a finished build, by default that in `public`, without the
 * sandbox.
 */
main(async () => {
  const [root = paths.root] = process.argv.slice(2);
  const { url } = await serve({ root, port: portSetting(), description: localDescription() });
  console.log(`Site      ${url} (Ctrl-C ends)`);
});
