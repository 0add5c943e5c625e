import { localSettings } from '../../shared/local-settings';
import { main } from '../../shared/run';
import { buildIfStale } from './build-if-stale';
import { keepRenditions, renditions } from './kept-renditions';

/** `npm run pictures`: makes all sizes and formats of the pictures in `content/renditions`, which builds reuse. */
main(async () => {
  await buildIfStale(localSettings());
  const { missing, unused } = keepRenditions('public');
  console.log(`${renditions}: ${missing.length} added, ${unused.length} removed`);
});
