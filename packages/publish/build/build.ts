import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readStaleness, staleRefusal } from '../../copy-check/staleness/read-staleness';
import { localSettings } from '../../shared/local-settings';
import { main } from '../../shared/run';
import { buildIfStale } from './build-if-stale';
import { buildSite } from './build-site';
import { requireBuildSettings } from './require-build-settings';

/** Builds without Gatsby's cache: with it, Gatsby may leave old styles in pages that have not changed. */
async function buildForPublishing(): Promise<void> {
  const settings = requireBuildSettings(process.env);
  const refusal = staleRefusal(() => readStaleness('.'), process.env.CONTENT_STALE);
  if (refusal) throw new Error(refusal);
  for (const folder of ['.cache', 'public']) await rm(folder, { recursive: true, force: true });
  await buildSite(settings);
}

const { values } = parseArgs({ options: { local: { type: 'boolean', default: false } } });

/** `npm run build`: the build for publishing. With `--local`, the build for `npm start` and tests. */
main(() => (values.local ? buildIfStale(localSettings()) : buildForPublishing()));
