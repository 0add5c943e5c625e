import { parseArgs } from 'node:util';
import { main } from '../tools/run';
import { describePublishing } from '../publish/hosts/description';
import { paths } from '../publish/paths';
import { readSettings } from '../publish/read-settings';
import { serve } from '../publish/hosts/server';

const { values } = parseArgs({ options: { port: { type: 'string', default: '9000' } } });

/** `npx tsx packages/commands/run-server.ts [--port 9000]`: serves the finished `public` as the published site is served. */
main(async () => {
  const port = Number(values.port);
  // The local server uses http, so it must not send HSTS.
  const siteUrl = `http://127.0.0.1:${port}`;
  const description = describePublishing({ ...readSettings(process.env), siteUrl });
  const { url } = await serve({ root: paths.root, port, description });
  console.log(`${url} (Ctrl+C to stop)`);
});
