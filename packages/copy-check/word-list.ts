import type { ProjectFiles } from './project-files';

export const wordListFile = (name: string): string => `content/words/${name}.txt`;

/** The entries of a list, one per line; lines that start with # are comments. */
export const readWordList = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

/** The entries of a list of the project; none without its file. */
export const wordsIn = (words: ProjectFiles['words'], name: string): string[] =>
  readWordList(words.get(wordListFile(name)));
