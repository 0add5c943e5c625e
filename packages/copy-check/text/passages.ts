import type { Text } from 'mdast';
import { markdownOf, type MarkdownNode, rangeOf, walk } from '../../../src/content/markdown/markdown';
import { placeholder } from '../../../src/content/placeholders';
import { perObject } from '../../../src/content/remember';
import type { Problem } from '../../../src/content/problem';
import type { CopyText } from '../../../src/content/placed-text';

/** A paragraph, heading or table cell of a Markdown text, or a whole plain text, as visitors read it. */
export interface Passage {
  /** The visible text. Zeros replace placeholders and URLs; Markdown syntax and tags are removed. */
  words: string;
  /** `words` with a null character in place of each character that was escaped or written as an entity. */
  bare: string;
  /** For each character of `words`, its index in the source text. */
  offsets: readonly number[];
}

/** Web and e-mail addresses, and names of files. The end of a domain without https:// must be in lower case. */
const address =
  /https?:\/\/[^\s()]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d.])\p{L}[\p{L}\d_-]*(?:\.[a-z][a-z\d-]+)+(?:\/[^\s)]*)?/gu;
const tag = /<\/?[a-z\d][^<>]*>/gi;

const zeros = (text: string): string => '0'.repeat(text.length);

/** A passage while its characters are collected. */
interface UnfinishedPassage {
  text: string;
  offsets: number[];
  /** Indexes of characters that were escaped or written as an entity. */
  escaped: Set<number>;
}

function finish({ text, offsets, escaped }: UnfinishedPassage): Passage {
  const words = text.replace(placeholder, zeros).replace(address, zeros);
  const hide = (character: string, index: number): string => (escaped.has(index) ? '\0' : character);
  return { words, bare: escaped.size === 0 ? words : words.replace(/[^]/g, hide), offsets };
}

/** Adds a text node to a passage. Only the node's source contains backslashes, entities and indentation. */
function addText(passage: UnfinishedPassage, { value, position }: Text, source: string): void {
  const end = position?.end.offset ?? source.length;
  let at = position?.start.offset ?? 0;
  for (const character of value.split('')) {
    const from = at;
    while (at < end && source[at] !== character && /[\s>\\]/.test(source.charAt(at))) at += 1;
    const [entity = ''] = source[at] === '&' ? (/^&#?\w+;/.exec(source.slice(at, at + 40)) ?? []) : [];
    const isEntity = entity !== '' && (character !== '&' || /^&(?:amp|#38|#x26);$/i.test(entity));
    if (isEntity || (at > from && source[at - 1] === '\\')) passage.escaped.add(passage.offsets.length);
    passage.offsets.push(at);
    at += isEntity ? entity.length : 1;
  }
  passage.text += value;
}

/** Splits Markdown into passages: one for each paragraph, heading and table cell. */
function passagesIn(root: MarkdownNode, source: string): Passage[] {
  const passages: Passage[] = [];
  walk(root, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const passage: UnfinishedPassage = { text: '', offsets: [], escaped: new Set() };
    walk(node, (inner) => {
      if (inner.type === 'text') return addText(passage, inner, source);
      if ('children' in inner) return;
      passage.text += inner.type === 'break' ? '\n' : '0';
      passage.offsets.push(rangeOf(inner)[0]);
    });
    passages.push(finish(passage));
  });
  return passages;
}

/** The passage of a text that is not Markdown, without its tags such as `<policy>`. */
function plainPassage(text: string): Passage {
  const shown = text.replace(tag, (found) => '\0'.repeat(found.length));
  const offsets: number[] = [];
  for (let index = 0; index < shown.length; index += 1) if (shown[index] !== '\0') offsets.push(index);
  return finish({ text: shown.replaceAll('\0', ''), offsets, escaped: new Set() });
}

/** The passages of a text as visitors read them. */
export const passagesOf = perObject((text: CopyText): readonly Passage[] =>
  text.isMarkdown ? passagesIn(markdownOf(text), text.value) : [plainPassage(text.value)],
);

/** A problem for each match of a pattern in a text's passages. The pattern needs the flag `g`. */
export const problemsWhere = (
  text: CopyText,
  pattern: RegExp,
  message: (found: string, passage: Passage, index: number) => string | undefined,
  reading: 'words' | 'bare' = 'words',
): Problem[] =>
  passagesOf(text).flatMap((passage) =>
    [...passage[reading].matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const said = message(found, passage, index);
      const start = passage.offsets[index] ?? 0;
      const last = passage.offsets[index + found.length - 1] ?? start;
      return said === undefined ? [] : text.problem(said, start, last + 1 - start);
    }),
  );
