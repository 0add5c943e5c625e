import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What `src/gatsby/on-create-webpack-config.ts` has webpack write; pruning removes the folder. */
const fromWebpack = 'cyclonedx/bom.json';

/** Bill of materials in the format CycloneDX (https://cyclonedx.org), below the folder of the hosts' files. */
const kept = 'bom/visitors.cdx.json';

/**
 * Keeps the list of what visitors download, which webpack has written into the published folder `root`. Without one, as when
 * finishing runs again, the earlier one stays.
 */
export async function keepBillOfMaterials(root: string, outputs: string): Promise<void> {
  if (!existsSync(join(root, fromWebpack))) return;
  await mkdir(dirname(join(outputs, kept)), { recursive: true });
  await rename(join(root, fromWebpack), join(outputs, kept));
}
