import { localDescription } from '../publish/hosts/local-description';
import { serve } from '../publish/hosts/server';
import { localSettings } from '../shared/local-settings';
import { type PassOn, passOnTo } from '../shared/pass-on';
import { portSetting } from '../shared/ports';
import { main, whenParentEnds } from '../shared/run';
import { buildIfStale } from '../publish/build/build-if-stale';
import { printSandbox, sandboxForSite } from './sandbox-for-site';

/** `npm start`: serves the built site and the sandbox until Ctrl-C. */
main(async () => {
  const port = portSetting();
  await buildIfStale(localSettings());
  let passOn: PassOn = () => false;
  const site = await serve({
    root: 'public',
    port,
    description: localDescription(),
    passOn: (...call) => passOn(...call),
  });
  const sandbox = await sandboxForSite(site.url).catch(async (error: unknown) => {
    await site.stop();
    throw error;
  });
  passOn = passOnTo(sandbox.url);
  const end = () => void Promise.all([site.stop(), sandbox.stop()]).then(() => process.exit(0));
  process.once('SIGINT', end).once('SIGTERM', end);
  whenParentEnds(end);
  console.log(`\nSite      ${site.url}/en  (Ctrl-C ends all)\nEditing   ${site.url}/admin`);
  printSandbox(site.url);
});
