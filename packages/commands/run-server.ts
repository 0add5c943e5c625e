import { main } from '../tools/run';
import { portSetting } from '../tools/ports';
import { describePublishing } from '../publish/hosts/description';
import { paths } from '../publish/paths';
import { readSettings } from '../publish/read-settings';
import { serve } from '../publish/hosts/server';

/** `npx tsx packages/commands/run-server.ts [FOLDER]`: serves a finished build, `public` by default, as it is when published. */
main(async () => {
  const [root = paths.root] = process.argv.slice(2);
  // The local server uses http, so it must not send HSTS.
  const settings = { ...readSettings(process.env), siteUrl: 'http://velmarch.example' };
  const { url } = await serve({ root, port: portSetting(), description: describePublishing(settings) });
  console.log(`Site      ${url} (Ctrl-C ends)`);
});
