import { fieldBelow } from '../../../src/content/yaml/yaml-source';
import { isGroup, isSame } from '../files/settings-format';

/** A field that another writer has changed since the form was opened. */
export interface OtherChange {
  field: string;
  mine: unknown;
  theirs: unknown;
  /** Whether the writer who is saving has changed the field too. */
  isBoth: boolean;
}

type ChooseValue = (change: OtherChange) => unknown;

/**
 * Merges the changes of two writers since `base`. `choose` decides each field that `theirs` has changed. A list whose
 * length differs is one change, since its indexes no longer match.
 */
export function merge(base: unknown, mine: unknown, theirs: unknown, choose: ChooseValue, field = ''): unknown {
  if (isSame(theirs, base) || isSame(theirs, mine)) return mine;
  const versions = [base, mine, theirs];
  if (versions.every(isGroup)) {
    const [before, ours, others] = versions as Record<string, unknown>[];
    const keys = [...new Set([...Object.keys(ours ?? {}), ...Object.keys(others ?? {})])];
    return Object.fromEntries(
      keys
        .map((key) => [key, merge(before?.[key], ours?.[key], others?.[key], choose, fieldBelow(field, key))])
        .filter(([, value]) => value !== undefined),
    );
  }
  if (versions.every(Array.isArray)) {
    const [before, ours, others] = versions as unknown[][];
    if (ours && before?.length === ours.length && others?.length === ours.length)
      return ours.map((item, index) => merge(before[index], item, others[index], choose, `${field}[${index}]`));
  }
  return choose({ field, mine, theirs, isBoth: !isSame(mine, base) });
}
