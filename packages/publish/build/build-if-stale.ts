import type { BuildSettings } from '../../tools/build-settings';
import { buildSite } from './build-site';
import { digestInputs, forgetBuild, isCurrent, stamp } from '../../tools/build-stamp';

/** Builds the site unless `public` already holds exactly this build. */
export async function buildIfStale(settings: BuildSettings): Promise<void> {
  const digest = digestInputs(settings);
  if (isCurrent(digest)) return;
  forgetBuild();
  await buildSite(settings);
  stamp(digest);
}
