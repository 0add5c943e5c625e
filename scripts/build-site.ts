import { run } from './run';

/** The settings that a build bakes into the pages. */
export interface BuildSettings {
  GATSBY_API_BASE: string;
  GATSBY_TERMINAL_URL: string;
  GATSBY_SITE_URL: string;
}

/** Builds the site into `public` and finishes it there. Throws a sentence if a step fails; it has told why by then. */
export async function buildSite(settings: BuildSettings): Promise<void> {
  const code = await run('npx', ['gatsby', 'build'], { ...settings, GATSBY_TELEMETRY_DISABLED: '1' });
  if (code !== 0) throw new Error('The site was not built.');
  if ((await run('npx', ['tsx', 'publishing/run-finish.ts'], { ...settings })) !== 0)
    throw new Error('The site was built, but cannot be published.');
}
