import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import type { Locale } from '../../../src/i18n/locales';
import { KeptResults } from '../../shared/kept-results';
import type { Dictionary } from './check-spelling';

/** Package and file of each language's dictionary. */
const files: Record<string, string> = {
  en: '@cspell/dict-en-gb/en_GB.trie.gz',
  de: '@cspell/dict-de-de/de_DE.trie.gz',
  fr: '@cspell/dict-fr-fr/fr-fr.trie.gz',
};

/** Largest edit distance of suggestions. One letter counts about 100; more distant suggestions are rarely right. */
const farthest = 120;

const kept = new KeptResults('node_modules/.cache/dictionaries');

/** The package's version, which is part of the cache key of dictionaries. */
const versionOf = (name: string): unknown =>
  (JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as { version: unknown }).version;

/**
 * Reads a dictionary from its package. Parsing takes a second or two, so the result is cached in CSpell's binary
 * format.
 */
async function readTrie(file: string): Promise<ITrie> {
  const { decodeTrie, encodeITrieToBTrie } = await import('cspell-trie-lib');
  const packaged = readFileSync(join('node_modules', file));
  const madeOf = [createHash('sha256').update(packaged).digest('hex'), versionOf('cspell-trie-lib')];
  const bytes = await kept.get(madeOf, () => encodeITrieToBTrie(decodeTrie(gunzipSync(packaged))));
  // Copies the bytes: CSpell reads them as 32-bit numbers, which must be aligned to four bytes.
  return decodeTrie(new Uint8Array(bytes));
}

/** Reads a language's dictionary; undefined if there is none. */
export async function readDictionary(locale: Locale): Promise<Dictionary | undefined> {
  const file = files[locale];
  if (!file) return undefined;
  const trie = await readTrie(file);
  return {
    has: (word) => trie.hasWord(word, true),
    suggest: (word) =>
      trie
        .suggestWithCost(word, { numSuggestions: 1, ignoreCase: false, changeLimit: 2, timeout: 300 })
        .filter(({ cost }) => cost <= farthest)
        .map((suggestion) => suggestion.word),
  };
}
