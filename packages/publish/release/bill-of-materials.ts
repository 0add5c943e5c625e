import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run } from '../../tools/run';

/** Bills of materials in the format CycloneDX (https://cyclonedx.org), below the folder of the hosts' files. */
const bills = { visitors: 'bom/visitors.cdx.json', build: 'bom/build.cdx.json' };

/** What `src/gatsby/on-create-webpack-config.ts` has webpack write; pruning removes the folder. */
const fromWebpack = 'cyclonedx/bom.json';

/**
 * Keeps the list of what visitors download, which webpack has written into the published folder `root`. Without one, as when
 * finishing runs again, the earlier one stays.
 */
export async function keepVisitorsBill(root: string, outputs: string): Promise<void> {
  if (!existsSync(join(root, fromWebpack))) return;
  await mkdir(dirname(join(outputs, bills.visitors)), { recursive: true });
  await rename(join(root, fromWebpack), join(outputs, bills.visitors));
}

/**
 * Writes the list of what built the site: all of the lock file, the same on every machine. npm calls some overrides of
 * `package.json` invalid, which would be errors.
 */
export async function writeBuildBill(outputs: string): Promise<void> {
  await mkdir(dirname(join(outputs, bills.build)), { recursive: true });
  const options = ['--package-lock-only', '--ignore-npm-errors', '--output-reproducible', '--no-validate'];
  const output = ['--output-file', join(outputs, bills.build)];
  if ((await run('npx', ['--no', '--', 'cyclonedx-npm', ...options, ...output])) !== 0)
    throw new Error('The bill of materials was not written.');
}
