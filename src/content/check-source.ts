import { perFile } from './per-file';
import type { Problem } from './problem';

/** Far above the longest text of the site, and far below what makes an editor slow. */
const longestFile = 200_000;

interface Damage {
  pattern: RegExp;
  message: string;
}

/** What an editor or a merge can do to a whole file; each would otherwise lead to dozens of other messages. */
const damages: readonly Damage[] = [
  {
    pattern: /^\ufeff/,
    message: 'The file starts with a byte-order mark: save it as “UTF-8”, not as “UTF-8 with BOM”.',
  },
  {
    pattern: /\ufffd/,
    message: 'Characters of this file cannot be read: it is saved in another encoding. Save it as UTF-8.',
  },
  {
    pattern: /^[ \t]*(?:<{7}|>{7}|\|{7}) .*$|^[ \t]*={7}$/m,
    message:
      'A merge left its markers here: keep one of the two versions, and take out the lines that start with <<<<<<<, ======= and >>>>>>>.',
  },
];

/** Why a file as a whole cannot be used as copy: wrong encoding, an unfinished merge, far too long. At most one problem. */
export const checkSource = perFile((file, text): Problem[] => {
  if (text.length > longestFile) {
    const message = `The file has ${text.length} characters; at most ${longestFile} are allowed. Has something been pasted by mistake?`;
    return [{ file, line: 1, column: 1, field: '', message }];
  }
  for (const { pattern, message } of damages) {
    const index = pattern.exec(text)?.index;
    if (index !== undefined)
      return [{ file, line: text.slice(0, index).split('\n').length, column: 1, field: '', message }];
  }
  return [];
});

/** The same for several files. */
export const checkSources = (files: ReadonlyMap<string, string>): Problem[] =>
  [...files].flatMap(([file, text]) => checkSource(file, text));
