import type { BuildManifest } from '../finish/manifest';

const listed = (names: readonly string[]): string => names.join(', ') || 'none';

const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one)).sort();

const addressesOf = ({ pages }: BuildManifest): string[] =>
  Object.values(pages).flatMap((trees) => Object.values(trees));

/** The differences between a new release (`now`) and the published one (`live`), as lines of a Markdown list. */
function difference(now: BuildManifest, live: BuildManifest): string[] {
  const [names, former] = [Object.keys(now.files), Object.keys(live.files)];
  const changed = names.filter((name) => name in live.files && now.files[name]![2] !== live.files[name]![2]);
  return [
    `- Compared with the live ${live.revision}: ${without(names, former).length} files added, ${without(former, names).length} gone, ${changed.length} changed`,
    `- Pages added: ${listed(without(addressesOf(now), addressesOf(live)))}`,
    `- Pages gone: ${listed(without(addressesOf(live), addressesOf(now)))}`,
    `- Hosts that visitors contact, added: ${listed(without(now.hosts, live.hosts))}`,
  ];
}

/** A Markdown list for the person who approves a release: its size, and its differences from the published release. */
export function describeRelease(now: BuildManifest, live: BuildManifest | undefined): string {
  const sizes = Object.values(now.files).map(([, compressed]) => compressed);
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return [
    `- Commit ${now.revision}: ${addressesOf(now).length} pages, ${sizes.length} files, ${Math.round(bytes / 1000)} kB compressed`,
    ...(live ? difference(now, live) : ['- Nothing that is live to compare with']),
    '',
  ].join('\n');
}
