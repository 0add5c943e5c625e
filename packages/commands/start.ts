import { localDescription } from '../publish/hosts/local-description';
import { serve } from '../publish/hosts/server';
import { buildIfStale } from '../publish/build/build-if-stale';
import { localSettings } from '../tools/local-settings';
import { host, requireFreePort } from '../tools/ports';
import { main } from '../tools/run';
import { runSandbox } from './run-sandbox';

/** `npm start`: serves the built site and the sandbox until Ctrl-C. */
main(async () => {
  const settings = localSettings();
  await requireFreePort('PORT', settings.port);
  await requireFreePort('API_PORT', settings.apiPort);
  await buildIfStale(settings);
  const site = await serve({ root: 'public', port: settings.port, host, description: localDescription() });
  const sandbox = runSandbox(settings);
  const end = (): void => {
    sandbox.kill('SIGTERM');
    void site.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', end).once('SIGTERM', end);
  console.log(`\nSite      ${site.url}/en  (Ctrl-C ends all)\nEditing   ${site.url}/admin`);
});
