import { startSandbox } from '../sandbox/start';
import { buildIfStale } from './build-if-stale';
import { localSettings } from './local-settings';
import { requireFreePort } from './ports';
import { main } from './run';
import { serveBuiltSite } from './serve-built-site';

/** `npm start`: the built site and the sandbox that stands in for the broker, until Ctrl-C. */
main(async () => {
  const settings = localSettings();
  await requireFreePort('PORT', settings.port);
  await requireFreePort('API_PORT', settings.apiPort);
  await buildIfStale(settings);
});
