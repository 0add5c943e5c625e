import { parseArgs } from 'node:util';
import { readBackend } from '../cms/backend';
import { apiBase, terminalUrl } from '../src/config';
import { describePublishing } from './description';
import { paths } from './paths';
import { serve } from './server';

/** `tsx publishing/run-server.ts [--port 9000]`: serves the finished `public` as the published site is served. */
const { values } = parseArgs({ options: { port: { type: 'string', default: '9000' } } });
const port = Number(values.port);
// Spoken to over plain http, it must not tell browsers to insist on https.
const siteUrl = `http://127.0.0.1:${port}`;
const editing = readBackend(process.env)?.name;
const description = describePublishing({ siteUrl, apiBase, terminalUrl, editing });

serve({ root: paths.root, port, description }).then(
  ({ url }) => console.log(`${url} (Ctrl+C to stop)`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
