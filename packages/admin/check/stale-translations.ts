import type { ProjectFiles } from '../../copy-check/project-files';
import { sortProblems } from '../../copy-check/report';
import { acceptedList, isStale, type Lock } from '../../copy-check/staleness/lock';
import { matchTranslations, pairOf } from '../../copy-check/staleness/translations';
import { wordsIn } from '../../copy-check/word-list';
import { cached } from '../../tools/cached';
import type { StaleTranslation } from './messages';

/** As in `find-translations.ts`; browsers hash in the background only. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim()));
  return Array.from(new Uint8Array(digest).slice(0, 5), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Finds translations that are older than their English. Keeps all hashes, since few texts change between two checks. */
export class StaleTranslations {
  private readonly hash = cached(sha256);

  constructor(private readonly lock: Lock) {}

  /** Stale translations that are not on the list of accepted ones, sorted by file and line. */
  async among(files: ProjectFiles): Promise<StaleTranslation[]> {
    const accepted = new Set(wordsIn(files, acceptedList));
    const translations = await Promise.all(
      matchTranslations(files).map(async (match) => {
        const [english, own] = await Promise.all([this.hash(match.original.value), this.hash(match.text.value)]);
        return { ...match, pair: pairOf(english, own) };
      }),
    );
    const stale = translations.filter(
      (translation) => isStale(translation, this.lock) && !accepted.has(translation.pair),
    );
    return sortProblems(
      stale.map(({ text, original, pair }) => ({
        ...text.problem(`In English now: “${original.value}”`),
        text: text.value,
        pair,
      })),
    );
  }
}
