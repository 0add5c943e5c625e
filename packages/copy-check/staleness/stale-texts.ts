import type { TranslatedFiles } from '../project-files';
import { type Lock, stalenessOf } from './lock';
import { hash } from './read-staleness';

/** The translations that are older than their English, by file, as GraphiQL shows those of pages. */
export function staleTexts(
  files: TranslatedFiles,
  lock: Lock,
  accepted: ReadonlySet<string>,
): ReadonlyMap<string, readonly Queries.StaleText[]> {
  const byFile = new Map<string, Queries.StaleText[]>();
  for (const { text, original } of stalenessOf(files, lock, accepted, hash).stale) {
    const { file, field, value } = text;
    byFile.set(file, [...(byFile.get(file) ?? []), { field, text: value, english: original.value }]);
  }
  return byFile;
}
