import type { ProjectFiles } from '../../copy-check/project-files';
import type { Lock } from '../../copy-check/staleness/lock';
import type { CheckFacts } from './messages';

/** What the check knows from the build; made when the editing interface is bundled. */
export function checkFacts(sdl: string, files: ProjectFiles, lock: Lock): CheckFacts {
  const { pages, settings, strings, words, pictures } = files;
  return {
    sdl,
    pages: [...pages],
    settings: [...settings],
    strings: [...strings],
    words: [...words],
    pictures: [...pictures],
    lock,
  };
}
