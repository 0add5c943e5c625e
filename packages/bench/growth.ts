import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localSettings } from '../tools/local-settings';
import type { Figure } from './figure';
import { inProjectCopy } from './project-copy';
import { addLocales } from './more-locales';
import { peakOf } from './peak-memory';

/** How often each page is made: about 100, 1,000 and 4,200 pages. */
const copies = [1, 10, 40];

/** A `gatsby-node.ts` that creates each page several times, as `/path/copy-1` and so on. */
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
    // Gatsby adds `/404.html` itself, as a copy of the page `/404`.
    .filter((file) => file.endsWith('page-data.json') && !file.startsWith('404.html'))
    .map((file) => statSync(join(folder, file)).size);

/** Builds without Gatsby's cache. */
async function measureBuild(folder: string, of: string): Promise<Figure[]> {
  process.stderr.write(`building ${of}\n`);
  for (const output of ['public', '.cache']) rmSync(join(folder, output), { recursive: true, force: true });
  const { GATSBY_API_BASE, GATSBY_TERMINAL_URL, GATSBY_SITE_URL } = localSettings();
  const { seconds, megabytes } = await peakOf('npx', ['gatsby', 'build'], {
    cwd: folder,
    env: { ...process.env, GATSBY_API_BASE, GATSBY_TERMINAL_URL, GATSBY_SITE_URL, GATSBY_TELEMETRY_DISABLED: '1' },
  });
  const data = pageDataBytes(join(folder, 'public/page-data'));
  const average = Math.round(data.reduce((sum, bytes) => sum + bytes, 0) / data.length);
  return [
    { name: `pages ${of}`, value: data.length, unit: 'pages' },
    { name: `build time ${of}`, value: seconds, unit: 's', machine: true },
    { name: `peak memory ${of}`, value: megabytes, unit: 'MB', machine: true },
    { name: `page-data, average, ${of}`, value: average, unit: 'bytes' },
  ];
}

/**
 * How build time, memory and page-data grow with the number of pages and locales, in a copy of the project. Takes many
 * minutes.
 */
export const measureGrowth = (): Promise<Figure[]> =>
  inProjectCopy(['public', '.cache'], async (folder) => {
    const figures: Figure[] = [];
    for (const times of copies) {
      writeFileSync(join(folder, 'gatsby-node.ts'), multiplied(times));
      figures.push(...(await measureBuild(folder, `with ${times} × the pages`)));
    }
    writeFileSync(join(folder, 'gatsby-node.ts'), multiplied(1));
    addLocales(folder);
    figures.push(...(await measureBuild(folder, 'in 16 languages')));
    return figures;
  });
