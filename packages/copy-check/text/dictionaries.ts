import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Locale } from '../../../src/i18n/locales';
import type { Dictionary } from './check-spelling';

/** Package and file of each language's dictionary. */
const files: Record<string, string> = {
  en: '@cspell/dict-en-gb/en_GB.trie.gz',
  de: '@cspell/dict-de-de/de_DE.trie.gz',
  fr: '@cspell/dict-fr-fr/fr-fr.trie.gz',
};

/** Largest edit distance of suggestions. One letter counts about 100; more distant suggestions are rarely right. */
const farthest = 120;

/** Reads a language's dictionary from its package, which takes up to a second; undefined if there is none. */
export async function readDictionary(locale: Locale): Promise<Dictionary | undefined> {
  const file = files[locale];
  if (!file) return undefined;
  const { decodeTrie } = await import('cspell-trie-lib');
  const trie = decodeTrie(gunzipSync(readFileSync(join('node_modules', file))));
  return {
    has: (word) => trie.hasWord(word, true),
    suggest: (word) =>
      trie
        .suggestWithCost(word, { numSuggestions: 2, ignoreCase: false, changeLimit: 2, timeout: 300 })
        // Leaves out the word itself, which is suggested if it is a part of compounds but no word by itself.
        .filter((suggestion) => suggestion.cost <= farthest && suggestion.word !== word)
        .map((suggestion) => suggestion.word),
  };
}
