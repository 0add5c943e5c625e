import type { Difference } from '../../src/content/differences';
import { placeholdersIn, strayBraces } from '../../src/content/placeholders';
import type { Problem } from '../../src/content/problem';
import { compareMarks } from './compare-marks';
import type { CopyText } from './copy-text';
import { countedKey, keysIn } from './plurals';
import type { StringFile } from './string-files';

/** What is wrong with a string by itself; it is not compared with others then. */
export function faultOf(text: CopyText): Problem | undefined {
  if (text.value.trim() === '') return text.problem('The string is empty.');
  const [found] = strayBraces(text.value);
  return found === undefined
    ? undefined
    : text.problem(`“${found}” is not filled in: write two braces on each side, as in {{company}}.`);
}

const marks = {
  Placeholders: (text: string) => placeholdersIn(text).map((name) => `{{${name}}}`),
  Tags: (text: string) => [...text.matchAll(/<\/?[a-z][^<>]*>/gi)].map(([tag]) => tag),
};

/** The English original of a translated string; for plural forms that English lacks, that of `other`. */
const originalOf = (english: StringFile, key: string): CopyText | undefined =>
  english.strings.get(key) ?? english.strings.get(`${countedKey(key) ?? key}_other`);

/** A string that a file lacks, at the closest group that it has. */
export function missingIn({ source }: StringFile, key: string, whatElsewhere: string): Problem {
  const group = key.split('.').slice(0, -1);
  while (!source.document.hasIn(group)) group.pop();
  const node: unknown = source.document.getIn(group, true);
  return source.problemAt(node, key, `The string “${key}” is missing; ${whatElsewhere}.`);
}

/** How a translated file differs from the English one. */
export function compareFiles(english: StringFile, other: StringFile): Difference[] {
  const wanted = keysIn(other.locale, english.strings.keys());
  const missing = [...wanted]
    .filter((key) => !other.strings.has(key))
    .map((key) => missingIn(other, key, `in English it is “${originalOf(english, key)?.value ?? ''}”`))
    .map((inTranslation) => ({ inTranslation }));
  const present = [...other.strings].flatMap(([key, text]): Difference[] => {
    const original = originalOf(english, key);
    if (wanted.has(key)) {
      // A plural form that English lacks too is reported there.
      const isComparable = original && !faultOf(original) && !faultOf(text);
      return isComparable ? compareMarks(original, text, marks) : [];
    }
    const message = `There is no string “${key}” in ${english.file}. Rename it as there, or take it out.`;
    return [
      { inTranslation: text.problem(message), inEnglish: missingIn(english, key, 'every other language has it') },
    ];
  });
  return [...missing, ...present];
}
