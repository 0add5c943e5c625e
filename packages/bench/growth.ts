import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { execFile } from 'node:child_process';
import { localSettings } from '../shared/local-settings';
import type { Measurement } from './measurement';

/** Number of copies of each page, for sites of about 100, 1,000 and 4,200 pages. */
const copies = [1, 10, 40];

/** The source of a `gatsby-node.ts` that creates each page several times, as `/path/copy-1` and so on. */
const multiplied = (times: number): string => `
import type { CreatePagesArgs, GatsbyNode } from 'gatsby';
import { createPages as createOnce } from './src/gatsby/create-pages';
${readFileSync('gatsby-node.ts', 'utf8').replace(/.*createPages.*\n/, '')}
// A hook with three parameters would make Gatsby wait for the callback that it passes as the third.
export const createPages: GatsbyNode['createPages'] = (args) => {
  for (let copy = 0; copy < ${times}; copy += 1) {
    const createPage: CreatePagesArgs['actions']['createPage'] = ({ matchPath, ...page }) =>
      args.actions.createPage(copy === 0 ? { ...page, ...(matchPath && { matchPath }) } : { ...page, path: \`\${page.path}/copy-\${copy}\` });
    void createOnce({ ...args, actions: { ...args.actions, createPage } } as never, undefined as never, undefined as never);
  }
};
`;

const pageDataBytes = (folder: string): number[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // Leaves out `/404.html`, which Gatsby itself adds as a copy of the page `/404`.
    .filter((file) => file.endsWith('page-data.json') && !file.startsWith('404.html'))
    .map((file) => statSync(join(folder, file)).size);

/** Builds without Gatsby's cache. Measures the number of pages, the build time, and the average size of page data. */
async function measureBuild(folder: string, of: string): Promise<Measurement[]> {
  process.stderr.write(`building ${of}\n`);
  for (const output of ['public', '.cache']) rmSync(join(folder, output), { recursive: true, force: true });
  const { GATSBY_API_BASE, GATSBY_TERMINAL_URL, GATSBY_SITE_URL } = localSettings();
  const settings = { GATSBY_API_BASE, GATSBY_TERMINAL_URL, GATSBY_SITE_URL, GATSBY_TELEMETRY_DISABLED: '1' };
  const started = Date.now();
  await promisify(execFile)('npx', ['gatsby', 'build'], { cwd: folder, env: { ...process.env, ...settings } });
  const seconds = Math.round((Date.now() - started) / 1000);
  const data = pageDataBytes(join(folder, 'public/page-data'));
  const average = Math.round(data.reduce((sum, bytes) => sum + bytes, 0) / data.length);
  return [
    { name: `pages ${of}`, value: data.length, unit: 'pages' },
    { name: `build time ${of}`, value: seconds, unit: 's' },
    { name: `page-data, average, ${of}`, value: average, unit: 'bytes' },
  ];
}

const notCopied = ['node_modules', '.git', 'reports', 'test-results', 'public', '.cache'];

/**
 * Measures how build time and page data grow with the number of pages, in a copy of the project. Takes many minutes.
 */
export async function measureGrowth(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const measurements: Measurement[] = [];
  try {
    for (const name of readdirSync('.').filter((entry) => !notCopied.includes(entry)))
      cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    for (const times of copies) {
      writeFileSync(join(folder, 'gatsby-node.ts'), multiplied(times));
      measurements.push(...(await measureBuild(folder, `with ${times} × the pages`)));
    }
    return measurements;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
