import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Paths of all files below a folder, sorted, with forward slashes; none if there is no such folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort()
    : [];
