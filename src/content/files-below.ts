import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files that operating systems and editors leave in folders: `.DS_Store`, `._a.png`, `.a.md.swp`, `~$a.md`, `a.md~`,
 * `Thumbs.db`.
 */
export const leftover =
  /(?:^|[\\/])(?:\.[^\\/]*|~\$[^\\/]*|[^\\/]*(?:~|\.sw[a-z])|ehthumbs\.db|thumbs\.db|desktop\.ini)$/i;

/**
 * The result of reading a file or folder; undefined if it has been deleted since it was listed, as editors and Git do
 * while `develop` runs (https://github.com/gatsbyjs/gatsby/issues/2347).
 */
export function unlessGone<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/**
 * Paths of all files below a folder, sorted, with forward slashes; empty if the folder does not exist. Follows symbolic
 * links, but skips broken and circular ones. Also skips paths that match `skipped`.
 */
export function filesBelow(folder: string, skipped?: RegExp): string[] {
  const walk = (path: string, above: readonly string[]): string[] => {
    const real = unlessGone(() => realpathSync(join(folder, path)));
    if (real === undefined || above.includes(real)) return [];
    return (unlessGone(() => readdirSync(real)) ?? []).flatMap((name) => {
      const inner = path ? `${path}/${name}` : name;
      const stats = skipped?.test(inner) ? undefined : statSync(join(real, name), { throwIfNoEntry: false });
      if (stats?.isDirectory()) return walk(inner, [...above, real]);
      return stats?.isFile() ? [inner] : [];
    });
  };
  return existsSync(folder) ? walk('', []).sort() : [];
}
