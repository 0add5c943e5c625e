import { textsOfProject } from '../../copy-check/project/collect-copy';
import type { ContentFiles } from '../../../src/content/content-files';
import type { ContentSchema } from '../../../src/content/schema/schema';
import { sortProblems } from '../../../src/content/problem';
import type { Lock } from '../../copy-check/staleness/lock';
import { asHashed, type Hash, stalenessOf } from '../../copy-check/staleness/find-stale';
import type { StaleTranslation } from './messages';

/** The hashes of all texts at the last check. Web Crypto hashes asynchronously, so they are computed in advance. */
let hashes: ReadonlyMap<string, string> = new Map();

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const bytes = [...new Uint8Array(digest).slice(0, 5)];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const hash: Hash = (text) => hashes.get(text) ?? '';

/** Translations that are older than their English text and have not been accepted, sorted by file and line. */
export async function staleTranslations(
  files: ContentFiles,
  schema: ContentSchema,
  lock: Lock,
): Promise<StaleTranslation[]> {
  const texts = new Set(textsOfProject(files, schema).map(({ value }) => asHashed(value)));
  hashes = new Map(
    await Promise.all([...texts].map(async (text) => [text, hashes.get(text) ?? (await hashOf(text))] as const)),
  );
  const { stale } = stalenessOf(files, schema, lock, hash);
  return sortProblems(
    stale.map(({ text, original, pair }) => ({
      ...text.problem(`In English now: “${original.value}”`),
      text: text.value,
      pair,
    })),
  );
}
