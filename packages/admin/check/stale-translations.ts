import type { Problem } from '../../../src/content/problem';
import type { ProjectFiles } from '../../copy-check/project-files';
import { sortProblems } from '../../copy-check/report';
import { isStale, type Lock } from '../../copy-check/staleness/lock';
import { cached } from '../../tools/cached';
import { type Match, matchTranslations, pairOf } from '../../copy-check/staleness/translations';

/** As in `find-translations.ts`; browsers hash in the background only. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim()));
  return Array.from(new Uint8Array(digest).slice(0, 5), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Finds translations that are older than their English. Keeps all hashes, since few texts change between two checks. */
export class StaleTranslations {
  private readonly hash = cached(sha256);

  constructor(private readonly lock: Lock) {}

  /** A problem for each, at the translation. */
  async among(files: ProjectFiles): Promise<Problem[]> {
    const isStaleOf = async (match: Match): Promise<boolean> => {
      const [english, own] = await Promise.all([this.hash(match.original.value), this.hash(match.text.value)]);
      return isStale({ ...match, pair: pairOf(english, own) }, this.lock);
    };
    const matches = matchTranslations(files);
    const areStale = await Promise.all(matches.map(isStaleOf));
    const stale = matches.filter((_, index) => areStale[index]);
    return sortProblems(stale.map(({ text, original }) => text.problem(`In English now: “${original.value}”`)));
  }
}
