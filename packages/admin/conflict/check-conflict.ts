import type { Contents } from '../files/entry';
import type { FileFormats } from '../files/file-formats';
import type { Group } from '../files/settings-format';
import { chooseVersions, type Conflict } from './choose-versions';
import { type OtherChange, merge } from './merge';

interface Saving {
  formats: FileFormats;
  /** The values with which the form was opened. */
  base: Contents;
  mine: Contents;
  /** Reads the current text of a file; undefined if it does not exist. */
  read(path: string): Promise<string | undefined>;
}

/**
 * Checks whether another writer has saved the files since the form was opened, and if so asks which values to keep.
 * Resolves to the values to save and the current file texts by path; undefined without conflicts. Throws if the writer
 * cancels.
 */
export async function checkConflict({ formats, base, mine, read }: Saving) {
  const paths = Object.keys(mine);
  const texts = new Map(
    (await Promise.all(paths.map(async (path) => [path, (await read(path)) ?? ''] as const))).filter(
      ([, text]) => text,
    ),
  );
  const versions = paths.flatMap((path) => {
    const text = texts.get(path);
    if (text === undefined) return [];
    // Removes the empty fields that a form has but files leave out.
    const filed = (content: Group = {}): Group => formats.read(path, formats.write(path, content, text));
    return { path, base: filed(base[path]), mine: filed(mine[path]), theirs: formats.read(path, text) };
  });
  const mergeAll = (choose: (conflict: Conflict) => unknown): Contents =>
    Object.fromEntries(
      versions.map(({ path: file, base: before, mine: own, theirs }) => [
        file,
        merge(before, own, theirs, (change: OtherChange) => choose({ ...change, file })) as Group,
      ]),
    );
  const conflicts: Conflict[] = [];
  mergeAll((conflict) => conflicts.push(conflict));
  if (conflicts.length === 0) return undefined;
  const areMine = await chooseVersions(conflicts);
  // Sveltia CMS shows the message of `error.cause`.
  const nothingSaved = new Error('Nothing was saved. What you have typed is still in the form.');
  if (!areMine) throw new Error('saving_failed', { cause: nothingSaved });
  // `areMine` has the writer's answers in the order of `conflicts`. Merging again finds the same conflicts in the same
  // order, so each conflict takes the next answer.
  const contents = mergeAll(({ mine: own, theirs }) => (areMine.shift() ? own : theirs));
  return { contents: { ...mine, ...contents }, texts };
}
