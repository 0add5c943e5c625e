import type { ContentFiles } from '../../../src/content/content-files';

export const wordListFile = (name: string): string => `content/words/${name}.txt`;

/** The entries of a word list, one per line. Lines that start with # are comments. */
export const readWordList = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The entries of one of the project's word lists; empty if the file does not exist. */
export const wordsIn = (words: ContentFiles['words'], name: string): string[] =>
  readWordList(words.get(wordListFile(name)));
