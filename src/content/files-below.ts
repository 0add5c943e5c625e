import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What operating systems and editors leave in folders: `.DS_Store`, `._a.png`, `.a.md.swp`, `~$a.md`, `a.md~`, `Thumbs.db`. */
export const leftover =
  /(?:^|[\\/])(?:\.[^\\/]*|~\$[^\\/]*|[^\\/]*(?:~|\.sw[a-z])|ehthumbs\.db|thumbs\.db|desktop\.ini)$/i;

/**
 * Paths of all files below a folder, sorted, with forward slashes; none if there is no such folder. Follows symbolic links;
 * passes over those that lead nowhere or in a circle, and what matches `skipped`.
 */
export function filesBelow(folder: string, skipped?: RegExp): string[] {
  const walk = (path: string, above: readonly string[]): string[] => {
    const real = realpathSync(join(folder, path));
    if (above.includes(real)) return [];
    return readdirSync(real).flatMap((name) => {
      const inner = path ? `${path}/${name}` : name;
      const stats = skipped?.test(inner) ? undefined : statSync(join(real, name), { throwIfNoEntry: false });
      if (stats?.isDirectory()) return walk(inner, [...above, real]);
      return stats?.isFile() ? [inner] : [];
    });
  };
  return existsSync(folder) ? walk('', []).sort() : [];
}
