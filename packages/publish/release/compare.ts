import type { BuildManifest } from '../finish/manifest';

/** The differences between two releases. */
export interface Difference {
  /** Addresses of added and removed pages. */
  pagesAdded: string[];
  pagesGone: string[];
  hostsAdded: string[];
  hostsGone: string[];
  /** Added, removed and changed files. A new version of a file with a hash in its name counts as added. */
  files: { added: number; gone: number; changed: number; same: number };
  /** Total bytes of all files with brotli, now and before. */
  bytes: readonly [now: number, before: number];
}

const addresses = ({ pages }: BuildManifest): string[] => Object.values(pages).flatMap((trees) => Object.values(trees));
const without = (some: readonly string[], others: readonly string[]): string[] => {
  const known = new Set(others);
  return some.filter((one) => !known.has(one)).sort();
};
const bytesOf = ({ files }: BuildManifest): number => Object.values(files).reduce((sum, [, brotli]) => sum + brotli, 0);

/** Compares two releases by their manifests. */
export function compareManifests(now: BuildManifest, before: BuildManifest): Difference {
  const [names, former] = [Object.keys(now.files), Object.keys(before.files)];
  const kept = names.filter((name) => name in before.files);
  const changed = kept.filter((name) => now.files[name]?.[2] !== before.files[name]?.[2]).length;
  return {
    pagesAdded: without(addresses(now), addresses(before)),
    pagesGone: without(addresses(before), addresses(now)),
    hostsAdded: without(now.hosts, before.hosts),
    hostsGone: without(before.hosts, now.hosts),
    files: {
      added: names.length - kept.length,
      gone: without(former, names).length,
      changed,
      same: kept.length - changed,
    },
    bytes: [bytesOf(now), bytesOf(before)],
  };
}
