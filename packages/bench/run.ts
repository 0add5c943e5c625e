import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { main } from '../tools/run';
import { routePath, type Tree, trees } from '../../src/i18n/paths';
import { type RouteId, routeIds, routes } from '../../src/routes';
import { openBrowser } from './browser';
import type { Figure } from './figure';
import { measureGrowth } from './growth';
import { interactionNames } from './interactions';
import { canLoad, measureLoad } from './load';
import { localDescription } from '../publish/hosts/local-description';
import { type JudgedPage, measureInteractions, measureLighthouse, measureWire } from './measure-browser';
import { measureFiles } from './measure-files';
import { measurePeers, stepsOfPeer } from './peers';
import { countedProgress } from './progress';
import { openSite } from './published-site';
import { complaints, readAccepted, table } from './report';
import { startSite } from './start-site';

const parts = ['files', 'wire', 'interactions', 'load', 'lighthouse'] as const;

const usage = `npm run bench -- [options]
  --all             Lighthouse on every indexable page and every form, not only on the sample
  --only X          one of: ${parts.join(', ')}
  --peer X          another site's page by its address, to compare with; may be given several times
  --growth          how builds grow with pages and languages instead (takes long)
  --accept          make the figures the accepted ones`;

type Part = (typeof parts)[number];

const acceptedFile = 'packages/bench/accepted.json';
const debuggingPort = 9777;

const pagesOf = (wanted: readonly RouteId[], among: readonly Tree[] = trees): JudgedPage[] =>
  among
    .flatMap((tree) => wanted.map((route) => ({ path: routePath(route, tree), indexable: routes[route].indexable })))
    .filter(({ path }) => path !== '/');

const indexable = pagesOf(routeIds.filter((route) => routes[route].indexable));
const forms = pagesOf(routeIds.filter((route) => routes[route].template === 'auth-page'));

/** Light and heavy pages, with and without third-party frames, and a form; in the shortest and the longest language. */
const sample = pagesOf(['home', 'terms', 'faq', 'market', 'login'], ['en', 'de']);

async function measureSite(all: boolean, peers: readonly string[], wants: (part: Part) => boolean) {
  const figures: Figure[] = wants('files') ? measureFiles(openSite('public')) : [];
  const visited = wants('wire') ? indexable.map(({ path }) => path) : [];
  const judged = wants('lighthouse') ? (all ? [...indexable, ...forms] : sample) : [];
  const steps =
    visited.length +
    (wants('interactions') ? interactionNames.length : 0) +
    (wants('load') && canLoad ? 3 : 0) +
    judged.length +
    stepsOfPeer * peers.length;
  const progress = countedProgress(steps);
  const site = await startSite();
  const browser = await openBrowser({ debuggingPort, reaches: 'this machine', trusts: site });
  try {
    figures.push(...(await measureWire(browser, site.url, visited, progress)));
    if (wants('interactions')) figures.push(...(await measureInteractions(browser, site.url, progress)));
    if (wants('load') && canLoad) figures.push(...(await measureLoad('public', localDescription(), progress)));
    else if (wants('load')) console.error('nginx or wrk is not installed: nginx is not measured under load.');
    const { figures: scores, findings } = await measureLighthouse(site.url, debuggingPort, judged, progress);
    const others = await measurePeers(peers, debuggingPort + 1, progress);
    return { figures: [...figures, ...scores], findings, peers: others };
  } finally {
    await browser.close();
    await site.stop();
  }
}

main(async () => {
  const { values } = parseArgs({
    options: {
      all: { type: 'boolean', default: false },
      only: { type: 'string' },
      peer: { type: 'string', multiple: true, default: [] },
      growth: { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  if (values.only !== undefined && !parts.some((part) => part === values.only))
    throw new Error(`There is no part “${values.only}”.\n${usage}`);
  const measured = values.growth
    ? { figures: await measureGrowth(), findings: {}, peers: [] }
    : await measureSite(values.all, values.peer, (part) => values.only === undefined || values.only === part);
  const accepted = readAccepted(acceptedFile);
  mkdirSync('reports', { recursive: true });
  const machine = { node: process.version, cpu: cpus()[0]?.model, cores: cpus().length };
  writeFileSync('reports/bench.json', JSON.stringify({ machine, ...measured }, null, 2));
  console.log(`\n${table([...measured.figures, ...measured.peers], accepted)}\n`);
  for (const [path, findings] of Object.entries(measured.findings)) console.log(`${path}: ${findings.join(', ')}`);
  for (const complaint of complaints(measured.figures)) console.log(complaint);
  if (values.accept) {
    const figures = Object.fromEntries(measured.figures.map(({ name, value }) => [name, value]));
    writeFileSync(acceptedFile, `${JSON.stringify({ ...accepted, ...figures }, null, 2)}\n`);
  }
});
