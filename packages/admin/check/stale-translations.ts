import { textsOfProject } from '../../copy-check/collect-copy';
import type { ProjectFiles } from '../../copy-check/project-files';
import { sortProblems } from '../../copy-check/report';
import { stalenessOf } from '../../copy-check/staleness/is-stale';
import { acceptedList, type Lock } from '../../copy-check/staleness/lock';
import { asHashed, type Hash } from '../../copy-check/staleness/translations';
import { wordsIn } from '../../copy-check/word-list';
import type { StaleTranslation } from './messages';

/** All hashes so far, since few texts change between two checks. Browsers hash in the background only. */
const hashes = new Map<string, string>();

async function addHash(text: string): Promise<void> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text.trim()));
  const bytes = [...new Uint8Array(digest).slice(0, 5)];
  hashes.set(text, bytes.map((byte) => byte.toString(16).padStart(2, '0')).join(''));
}

const hash: Hash = (text) => hashes.get(text) ?? '';

/** Translations that are older than their English and not on the list of accepted ones, sorted by file and line. */
export async function staleTranslations(files: ProjectFiles, lock: Lock): Promise<StaleTranslation[]> {
  const texts = textsOfProject(files).map(({ value }) => asHashed(value));
  await Promise.all(texts.filter((text) => !hashes.has(text)).map(addHash));
  const accepted = new Set(wordsIn(files.words, acceptedList));
  const { stale } = stalenessOf(files, lock, accepted, hash);
  return sortProblems(
    stale.map(({ text, original, pair }) => ({
      ...text.problem(`In English now: “${original.value}”`),
      text: text.value,
      pair,
    })),
  );
}
