import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** All paths that programs with these names could have in the folders of PATH. */
export const onPath = (...names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));

/** Returns the first of the paths at which a file exists; undefined if there is none. */
export const firstOf = (places: readonly string[]): string | undefined =>
  places.find((place) => place && existsSync(place));
