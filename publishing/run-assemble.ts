import { parseArgs } from 'node:util';
import { readBackend } from '../cms/backend';
import { apiBase, siteUrl, terminalUrl } from '../src/config';
import { describePublishing } from './description';
import { assemble, hosts } from './outputs/assemble';
import { paths } from './paths';

/** `tsx publishing/run-assemble.ts HOST FOLDER`: what is uploaded to a host, from a finished build. */
const { positionals } = parseArgs({ allowPositionals: true });
const [name, to] = positionals;
const host = hosts.find((known) => known === name);
if (!host || !to) {
  console.error(`usage: run-assemble.ts ${hosts.join('|')} FOLDER`);
  process.exitCode = 2;
} else {
  const editing = readBackend(process.env)?.name;
  assemble(host, { ...paths, to }, describePublishing({ siteUrl, apiBase, terminalUrl, editing })).catch(
    (error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    },
  );
}
