import { startNginx as start } from '../../../bench/nginx';
import type { Description } from '../../hosts/description';
import { nginxConfig } from '../../hosts/nginx';
import type { RunningServer } from '../../hosts/server';

export { hasNginx } from '../../../bench/nginx';

/** A real nginx with the generated configuration. */
export const startNginx = (root: string, description: Description): Promise<RunningServer> =>
  start((listen) => nginxConfig(description, { root, listen, serverName: '_', brotli: false }));
