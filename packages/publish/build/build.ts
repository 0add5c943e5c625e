import { rm } from 'node:fs/promises';
import { buildSite } from './build-site';
import { publishSettings } from './publish-settings';
import { main } from '../../tools/run';
import { readStaleness, staleRefusal } from '../../copy-check/staleness/read-staleness';

/** `npm run build`: the build for publishing. Clears Gatsby's cache, which can leave old styles in pages. */
main(async () => {
  const settings = publishSettings(process.env);
  const refusal = staleRefusal(() => readStaleness('.'), process.env.CONTENT_STALE);
  if (refusal) throw new Error(refusal);
  for (const folder of ['.cache', 'public']) await rm(folder, { recursive: true, force: true });
  await buildSite(settings);
});
