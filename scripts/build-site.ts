import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { giveBackPages } from '../publishing/kept-pages';
import { paths } from '../publishing/paths';
import { run } from './run';

/** The settings that a build bakes into the pages. */
export interface BuildSettings {
  GATSBY_API_BASE: string;
  GATSBY_TERMINAL_URL: string;
  GATSBY_SITE_URL: string;
  /** The editing interface; `.env.example` says what it can be. */
  CMS?: string;
  CMS_REPOSITORY?: string;
  CMS_BRANCH?: string;
}

/** What settings are read from: the environment, or those already given to a build. */
export type Environment = NodeJS.ProcessEnv | Partial<BuildSettings>;

/** Gatsby leaves scripts and styles of earlier builds beside the new ones, which it always writes. */
async function removeEarlierBundles(output: string): Promise<void> {
  const files = await readdir(output).catch(() => []);
  await Promise.all(files.filter((file) => /\.(?:js|css)$/.test(file)).map((file) => rm(join(output, file))));
}

/** Builds the site into `public` and finishes it there. Throws a sentence if a step fails; it has told why by then. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  await giveBackPages(paths.root, paths.kept);
  await removeEarlierBundles(paths.root);
  const code = await run('npx', ['gatsby', 'build'], { ...settings, GATSBY_TELEMETRY_DISABLED: '1' });
  if (code !== 0) throw new Error('The site was not built.');
  if ((await run('npx', ['tsx', 'publishing/run-finish.ts'], { ...settings })) !== 0)
    throw new Error('The site was built, but cannot be published.');
}
