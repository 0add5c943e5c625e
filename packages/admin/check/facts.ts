import { findKeyUses } from '../../copy-check/key-uses';
import { type ProjectFiles, readCode } from '../../copy-check/project-files';
import type { Lock } from '../../copy-check/staleness/lock';
import type { CheckFacts } from './messages';

/** What the check knows from the build; made when the editing interface is bundled. */
export function checkFacts(sdl: string, localizedNames: string[], { words }: ProjectFiles, lock: Lock): CheckFacts {
  const { uses, literals } = findKeyUses(readCode('.'));
  return { sdl, localizedNames, words: [...words], uses, literals: [...literals], lock };
}
