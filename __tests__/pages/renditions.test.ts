import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { compareRenditions, renditions } from '../../packages/publish/build/kept-renditions';

it('keeps every rendition that a page shows and no other (`npm run pictures` adds and removes them)', () => {
  expect(compareRenditions('public')).toEqual({ missing: [], unused: [] });
});

it('keeps at most 12 MB of renditions', () => {
  const files = readdirSync(renditions, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(12_000_000);
});
