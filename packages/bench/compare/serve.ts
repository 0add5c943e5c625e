import { localDescription } from '../../publish/hosts/local-description';
import { serve } from '../../publish/hosts/server';
import { portSetting } from '../../shared/ports';
import { main } from '../../shared/run';

/** `npx tsx packages/bench/compare/serve.ts FOLDER` serves the finished build in a folder. */
main(async () => {
  const [root = 'public'] = process.argv.slice(2);
  const { url } = await serve({ root, port: portSetting(), description: localDescription() });
  console.log(`Site      ${url} (Ctrl-C ends)`);
});
