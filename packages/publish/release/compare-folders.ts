import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../published-files';

/** Every difference between the files of two folders, one sentence each; empty if they are equal byte for byte. */
export function compareFolders(release: string, rebuilt: string): string[] {
  const [files, others] = [listFiles(release), listFiles(rebuilt)];
  return [...new Set([...files, ...others])].sort().flatMap((file) => {
    if (!others.includes(file)) return [`${file}: only in ${release}`];
    if (!files.includes(file)) return [`${file}: missing in ${release}`];
    const [one, other] = [readFileSync(join(release, file)), readFileSync(join(rebuilt, file))];
    const first = one.findIndex((byte, index) => byte !== other[index]);
    return one.equals(other) ? [] : [`${file}: differs from byte ${first < 0 ? one.length : first} on`];
  });
}
