/** The entries of a list in `content/words`, one per line; lines that start with # are comments. */
export const readWordList = (text: string | undefined): string[] =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
