import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Description } from '../publish/hosts/description';
import { mediaTypes } from '../publish/hosts/media-types';
import { nginxConfig } from '../publish/hosts/nginx';
import { loadBudget } from './budgets';
import { type Figure, median } from './figure';
import { hasNginx, startNginx } from './nginx';
import type { Progress } from './progress';

/** A page, its data and a script: name, address with the generated configuration, and path of the plain file. */
function targets(root: string): readonly (readonly [name: string, path: string, file: string])[] {
  const script = readdirSync(root).find((name) => /^app-[0-9a-f]+\.js$/.test(name));
  const pageData = '/page-data/de/terms/page-data.json';
  return [
    ['/de/terms', '/de/terms', '/de/terms.html'],
    ['/page-data', pageData, pageData],
    ['/app.js', `/${script}`, `/${script}`],
  ];
}

const rounds = 5;
const load = ['--threads', '1', '--connections', '32', '--duration', '2s'];

export const canLoad = hasNginx && spawnSync('wrk', ['--version']).error === undefined;

const types = Object.entries(mediaTypes).map(([extension, type]) => `${type} ${extension};`);

/** An nginx without the generated configuration, which serves the same folder as plain files. */
const plainConfig = (root: string, listen: string): string =>
  `types { ${types.join(' ')} } sendfile on; server { listen ${listen}; root "${root}"; }`;

interface Round {
  perSecond: number;
  /** Number of requests that failed, or got a status other than 2xx or 3xx. */
  failed: number;
}

function run(url: string): Round {
  const { stdout } = spawnSync('wrk', [...load, url], { encoding: 'utf8' });
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const socketErrors = /Socket errors: (.*)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, count) => sum + Number(count), 0),
  };
}

/**
 * Requests per second with the generated configuration, as a share of those of an nginx that serves the same files
 * without it. The two are measured in turns, so that other work on the machine affects both.
 */
export async function measureLoad(folder: string, description: Description, progress: Progress): Promise<Figure[]> {
  const root = resolve(folder);
  const ours = await startNginx((listen) => nginxConfig(description, { root, listen, serverName: '_', brotli: false }));
  const plain = await startNginx((listen) => plainConfig(root, listen));
  const figures: Figure[] = [];
  try {
    for (const [name, path, file] of targets(root)) {
      progress(`nginx under load ${name}`);
      const pairs = Array.from({ length: rounds }, () => [run(ours.url + path), run(plain.url + file)] as const);
      const share = median(pairs.map(([one, other]) => one.perSecond / other.perSecond));
      const failed = pairs.reduce((sum, [one]) => sum + one.failed, 0);
      const perSecond = Math.round(median(pairs.map(([one]) => one.perSecond)));
      figures.push(
        {
          name: `load beside plain files of ${name}`,
          value: Math.round(share * 100) / 100,
          unit: 'share',
          ...loadBudget,
        },
        { name: `load failures of ${name}`, value: failed, unit: 'requests', budget: 0 },
        { name: `load a second of ${name}`, value: perSecond, unit: 'requests', machine: true },
      );
    }
  } finally {
    await Promise.all([ours.stop(), plain.stop()]);
  }
  return figures;
}
