import { parseArgs } from 'node:util';
import { main } from '../../tools/run';
import { describePublishing } from '../hosts/description';
import { assemble, hosts } from '../hosts/assemble';
import { paths } from '../paths';
import { readSettings } from '../read-settings';

const usage = `usage: run-assemble.ts ${hosts.join('|')} FOLDER`;

/** `npx tsx packages/publish/build/run-assemble.ts HOST FOLDER`: what is uploaded to a host, from a finished build and its settings. */
main(async () => {
  const [name, to] = parseArgs({ allowPositionals: true }).positionals;
  const host = hosts.find((known) => known === name);
  if (!host || !to) throw new Error(usage);
  await assemble(host, { ...paths, to }, describePublishing(readSettings(process.env)));
});
