import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * The file into which a webpack plugin writes the bill of materials, below `public`
 * (`src/gatsby/on-create-webpack-config.ts`). Later in the build, the function `prune` deletes its folder.
 */
const fromWebpack = 'cyclonedx/bom.json';

/**
 * The file to which the bill of materials is moved, below the folder `hosting`. The format is CycloneDX
 * (https://cyclonedx.org).
 */
const kept = 'bom/visitors.cdx.json';

/** Moves the bill of materials, which lists the packages that visitors download, out of the published folder `root`. */
export async function keepBillOfMaterials(root: string, outputs: string): Promise<void> {
  await mkdir(dirname(join(outputs, kept)), { recursive: true });
  await rename(join(root, fromWebpack), join(outputs, kept));
}
