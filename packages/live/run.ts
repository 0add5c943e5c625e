import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { requireBuildSettings } from '../publish/build/require-build-settings';
import { hosts } from '../publish/hosts/assemble';
import { siteFactsOf } from '../publish/site-facts';
import { main } from '../shared/run';
import { group, lineOf } from './finding';

const usage = `npm run check:live -- https://www.velmarch.example [options]
  --host HOST  ${hosts.join(', ')}; ${hosts[1]} by default
  --json FILE  writes the findings as JSON too
  --revision C the commit that must be live, in full
  --send       sends the API each of its five calls with nothing in the fields, which must be refused
Needs the settings that the site was built with (.env.example).`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    host: { type: 'string', default: hosts[1] },
    json: { type: 'string' },
    revision: { type: 'string' },
    send: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** `npm run check:live` prints one line for each problem of the published site. Exit code 1 if there is any. */
main(async () => {
  if (values.help) return console.log(usage);
  const [address] = positionals;
  if (!address) throw new Error(`Which site?\n${usage}`);
  const host = hosts.find((known) => known === values.host);
  if (!host) throw new Error(`There is no host “${values.host}”.\n${usage}`);
  const settings = requireBuildSettings({ ...process.env, GATSBY_SITE_URL: address });
  const facts = siteFactsOf(settings);
  // Sets the environment before the import, because modules of the check read these settings when they load.
  Object.assign(process.env, settings);
  const { checkLive } = await import('./check');
  const started = Date.now();
  const { revision, send } = values;
  const findings = group(await checkLive({ facts, host, revision, send }));
  if (values.json) writeFileSync(values.json, JSON.stringify({ site: facts.siteUrl, findings }, null, 2));
  for (const finding of findings) console.log(lineOf(finding));
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`${facts.siteUrl}: ${findings.length} findings after ${seconds} s`);
  if (findings.length > 0) process.exitCode = 1;
});
