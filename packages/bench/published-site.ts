import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a finished build, by URL path. */
export interface PublishedSite {
  /** Compressed bytes of a file: of its brotli version if there is one. Throws if the file does not exist. */
  bytesOf: (address: string) => number;
  text: (file: string) => string;
}

/** Opens the result of `npm run build` in the folder `root`. Throws if there is none. */
export function openSite(root: string): PublishedSite {
  if (!existsSync(join(root, 'build-manifest.json'))) {
    throw new Error(`${root}/ holds no finished site: run “npm run build -- --local” first.`);
  }
  const bytesOf = (address: string): number => {
    const file = decodeURIComponent(address);
    if (!existsSync(join(root, file))) throw new Error(`${file} is asked for, but not published.`);
    return statSync(existsSync(join(root, `${file}.br`)) ? join(root, `${file}.br`) : join(root, file)).size;
  };
  return { bytesOf, text: (file) => readFileSync(join(root, file), 'utf8') };
}
