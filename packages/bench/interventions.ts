import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Intervention } from '../../src/gatsby/interventions/intervention';
import { interventions } from '../../src/gatsby/interventions/list';
import { routePath } from '../../src/i18n/paths';
import { run } from '../tools/run';
import { openBrowser } from './browser';
import { phone } from './budgets';
import { median } from './figure';
import { measureOnce } from './interactions';
import { chunksOf } from './measure-files';
import { weighPage } from './page-weight';
import { peakOf } from './peak-memory';
import { inProjectCopy } from './project-copy';
import { openSite } from './published-site';
import { startSite } from './start-site';

/** What a visitor of a build pays: bytes with brotli, and milliseconds. */
export interface Price {
  pageScript: number;
  formScript: number;
  scriptBeforeLoad: number;
  html: number;
  /** Styles that block the first paint. */
  styles: number;
  /** From the click on a link to the painted heading of the next page, CPU four times slower; the median. */
  clickToHeading: number;
}

/** The price of the site, and of the site without each intervention. */
export interface InterventionPrices {
  withAll: Price;
  without: readonly { intervention: Intervention; price: Price }[];
}

const priced = interventions.filter(
  ({ pricedByHand, staysFor }) => !pricedByHand && ['script', 'time', 'accessibility'].includes(staysFor),
);

const rounds = 15;
const debuggingPort = 9779;

function weigh(root: string): Omit<Price, 'clickToHeading'> {
  const site = openSite(root);
  const page = weighPage(site, routePath('home', 'en'), phone);
  const form = weighPage(site, routePath('login', 'en'), phone, chunksOf('login'));
  const { script, earlyScript, html, styles } = page;
  return { pageScript: script, formScript: form.script, scriptBeforeLoad: earlyScript, html, styles };
}

/** Builds in `folder` without the intervention and saves the site. Throws if the build fails. */
async function build(folder: string, without: string, saved: string): Promise<void> {
  process.stderr.write(`building without ${without || 'nothing'}\n`);
  rmSync(join(folder, 'public/.build-stamp'), { force: true });
  const env = { ...process.env, WITHOUT_INTERVENTION: without };
  await peakOf('npx', ['tsx', 'packages/publish/build/build.ts', '--local'], { cwd: folder, env });
  cpSync(join(folder, 'public'), saved, { recursive: true });
}

/** Medians by site. The sites take turns, so that other work on the machine affects all of them. */
async function timeSites(roots: readonly string[]): Promise<number[]> {
  const sites = await Promise.all(roots.map((root) => startSite(root)));
  const browsers = await Promise.all(
    sites.map((site, index) =>
      openBrowser({ debuggingPort: debuggingPort + index, reaches: 'this machine', trusts: site }),
    ),
  );
  const times = roots.map((): number[] => []);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, site] of sites.entries()) {
        times[index]!.push(await measureOnce(browsers[index]!, site.url, 'nextPage'));
      }
    }
  } finally {
    await Promise.all([...browsers.map((browser) => browser.close()), ...sites.map((site) => site.stop())]);
  }
  return times.map((values) => Math.round(median(values)));
}

/** Builds a copy of the project with all interventions, and without each. Takes some minutes for each. */
export const priceInterventions = (): Promise<InterventionPrices> =>
  inProjectCopy(['.cache', 'public'], async (folder) => {
    const names = ['', ...priced.map(({ name }) => name)];
    const roots = names.map((name) => join(folder, 'priced', name || 'all'));
    mkdirSync(join(folder, 'priced'));
    for (const [index, name] of names.entries()) await build(folder, name, roots[index]!);
    const times = await timeSites(roots);
    const [withAll, ...others] = roots.map((root, index) => ({ ...weigh(root), clickToHeading: times[index]! }));
    return {
      withAll: withAll!,
      without: priced.map((intervention, index) => ({ intervention, price: others[index]! })),
    };
  });

const kB = (bytes: number): string => (bytes / 1000).toFixed(1);
const signed = (difference: number, text: string): string => (difference > 0 ? `+${text}` : text.replace('-', '−'));

const columns = [
  ['script, page', 'pageScript'],
  ['script, form', 'formScript'],
  ['script before load', 'scriptBeforeLoad'],
  ['HTML', 'html'],
  ['styles before paint', 'styles'],
] as const;

/** The table as Markdown: the prices with all interventions, and what each price changes by without one. */
export function priceTable({ withAll, without }: InterventionPrices): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    row(['Without', ...columns.map(([title]) => `${title}, kB`), 'click to heading, ms', 'stays for']),
    row(['---', ...columns.map(() => '--:'), '--:', '---']),
    row(['(all applied)', ...columns.map(([, key]) => kB(withAll[key])), String(withAll.clickToHeading), '']),
    ...without.map(({ intervention: { name, staysFor }, price }) =>
      row([
        `[${name}](../src/gatsby/interventions/${name}.ts)`,
        ...columns.map(([, key]) => signed(price[key] - withAll[key], kB(price[key] - withAll[key]))),
        signed(price.clickToHeading - withAll.clickToHeading, String(price.clickToHeading - withAll.clickToHeading)),
        staysFor,
      ]),
    ),
  ].join('\n');
}

const document = 'docs/interventions.md';
const heading = '## Prices\n';

/** Replaces the table at the end of docs/interventions.md, and returns it. */
export async function writePrices(prices: InterventionPrices): Promise<string> {
  const text = readFileSync(document, 'utf8');
  const table = priceTable(prices);
  writeFileSync(document, `${text.slice(0, text.indexOf(heading) + heading.length)}\n${table}\n`);
  await run('npx', ['prettier', '--write', document]);
  return table;
}
