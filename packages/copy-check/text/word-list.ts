import type { ContentFiles } from '../../../src/content/content-files';

export const wordListFile = (name: string): string => `content/words/${name}.txt`;

/** The entries of a word list, one per line; none if there is no file. Lines that start with # are comments. */
export const wordsIn = (words: ContentFiles['words'], name: string): string[] =>
  (words.get(wordListFile(name)) ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
