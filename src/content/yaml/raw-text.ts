import { perFile } from '../remember';
import { atTop, type Problem } from '../problem';

/** Converts all line endings to those of Unix. */
export const withLineFeeds = (text: string): string => text.replace(/\r\n?/g, '\n');

/** Whether a text has different kinds of line endings. */
export const hasMixedEndings = (text: string): boolean => new Set(text.match(/\r\n?|\n/g)).size > 1;

/**
 * Largest length of a file in characters: far above the site's longest text, and far below what slows down an editor.
 */
const longestFile = 200_000;

/** Damage to a whole file by an editor or a merge. Each would otherwise cause dozens of other messages. */
const damages: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/^\ufeff/, 'The file starts with a byte-order mark: save it as “UTF-8”, not as “UTF-8 with BOM”.'],
  // In UTF-16, every second byte of an English text is 0.
  [/[\ufffd\0]/, 'Characters of this file cannot be read: it is saved in another encoding. Save it as UTF-8.'],
  [
    // Git's conflict markers have seven characters and a name; they are longer if Git merges renamed files:
    // https://git-scm.com/docs/gitattributes
    /^[ \t]*(?:<{7,}|>{7,}|\|{7,})(?: .*)?$/m,
    'A merge left its markers here: keep one of the two versions, and take out the lines that start with <<<<<<<, ======= and >>>>>>>.',
  ],
];

/** Reports a file that cannot be used at all: wrong encoding, unfinished merge, far too long. At most one problem. */
export const checkSource = perFile((file, text): Problem[] => {
  if (text.length > longestFile) {
    const message = `The file has ${text.length} characters; at most ${longestFile} are allowed. Has something been pasted by mistake?`;
    return [atTop(file, message)];
  }
  for (const [pattern, message] of damages) {
    const index = pattern.exec(text)?.index;
    if (index !== undefined) return [{ ...atTop(file, message), line: text.slice(0, index).split('\n').length }];
  }
  return [];
});
