import type { Text } from 'mdast';
import { markdownOf, type MarkdownNode, rangeOf, walk } from '../../src/content/markdown';
import { perObject } from '../../src/content/per-object';
import type { Problem } from '../../src/content/problem';
import type { CopyText } from '../../src/content/copy-text';

/** A paragraph, heading or cell of a Markdown text, or a whole other text, as visitors read it. */
export interface Passage {
  /** Zeros stand for figures and addresses; signs of Markdown and tags are left out. */
  words: string;
  /** The same, with a null character for each that was written behind a backslash or as an entity. */
  bare: string;
  /** Where each character stands in the text as it is written. */
  offsets: readonly number[];
}

const figure = /\{\{[^{}]*\}\}/g;
const address = /https?:\/\/\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const tag = /<\/?[a-z\d][^<>]*>/gi;

const zeros = (text: string): string => '0'.repeat(text.length);

interface Character {
  character: string;
  offset: number;
  isBare: boolean;
}

function passage(characters: readonly Character[]): Passage {
  const text = characters.map(({ character }) => character).join('');
  const words = text.replace(figure, zeros).replace(address, zeros);
  return {
    words,
    bare: words.replace(/[^]/g, (character, index: number) => (characters[index]?.isBare ? character : '\0')),
    offsets: characters.map(({ offset }) => offset),
  };
}

/** The characters of a node, whose source may hold backslashes, entities and indentation besides. */
function charactersOf({ value, position }: Text, source: string): Character[] {
  const end = position?.end.offset ?? source.length;
  let at = position?.start.offset ?? 0;
  return value.split('').map((character) => {
    const from = at;
    while (at < end && source[at] !== character && /[\s>\\]/.test(source.charAt(at))) at += 1;
    const [entity] = /^&#?\w+;/.exec(source.slice(at, at + 40)) ?? [];
    if (entity && (character !== '&' || /^&(?:amp|#38|#x26);$/i.test(entity))) {
      at += entity.length;
      return { character, offset: at - entity.length, isBare: false };
    }
    at += 1;
    return { character, offset: at - 1, isBare: at - 1 === from || source[at - 2] !== '\\' };
  });
}

/** The passages of Markdown: of each node that holds text and no other passage. */
function passagesIn(root: MarkdownNode, source: string): Passage[] {
  const passages: Passage[] = [];
  walk(root, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return;
    const characters: Character[] = [];
    walk(node, (inner) => {
      if (inner.type === 'text') characters.push(...charactersOf(inner, source));
      else if (!('children' in inner))
        characters.push({ character: inner.type === 'break' ? '\n' : '0', offset: rangeOf(inner)[0], isBare: true });
    });
    passages.push(passage(characters));
  });
  return passages;
}

/** A text that is no Markdown, whose tags stand for elements. */
function plainPassage(text: string): Passage {
  const characters = text.split('').map((character, offset) => ({ character, offset, isBare: true }));
  for (const { 0: found, index } of [...text.matchAll(tag)].reverse()) characters.splice(index, found.length);
  return passage(characters);
}

/** What visitors read of a text. */
export const passagesOf = perObject((text: CopyText): readonly Passage[] =>
  text.isMarkdown ? passagesIn(markdownOf(text), text.value) : [plainPassage(text.value)],
);

/** A problem for each match of a pattern with the flag `g` in what visitors read of a text. */
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
