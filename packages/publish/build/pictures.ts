import { localSettings } from '../../tools/local-settings';
import { main } from '../../tools/run';
import { buildIfStale } from './build-if-stale';
import { keepRenditions, renditions } from './kept-renditions';

/** `npm run pictures`: creates all sizes and formats of pictures in `content/renditions`, where builds find them. */
main(async () => {
  await buildIfStale(localSettings());
  const { missing, unused } = keepRenditions('public');
  console.log(`${renditions}: ${missing.length} added, ${unused.length} removed`);
});
