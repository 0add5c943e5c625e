import { createElement } from 'react';
import { readingsOf } from './folded';

interface MatchedProps {
  text: string;
  /** The searched words, folded for comparison. */
  words: readonly string[];
}

/**
 * Returns the index at which a phrase starts in a text, or -1. A match at the start of a word is preferred to an
 * earlier one inside a word.
 */
const positionIn = (text: string, phrase: string): number => {
  const atWord = ` ${text}`.indexOf(` ${phrase}`);
  return atWord < 0 ? text.indexOf(phrase) : atWord;
};

/**
 * Finds a phrase in the readings of a text. Returns the indices of its first and last character in the original text.
 */
function rangeOf(phrase: string, readings: string[][]): [number, number] | undefined {
  for (const parts of readings) {
    const start = positionIn(parts.join(''), phrase);
    const origin = parts.flatMap((part, index) => part.split('').map(() => index));
    if (start >= 0) return [origin[start]!, origin[start + phrase.length - 1]!];
  }
  return undefined;
}

/**
 * Splits a text into parts. The parts with even index (0, 2, …) do not match the searched words; those with odd index
 * do.
 */
function partsOf(original: string, words: readonly string[]): string[] {
  const readings = readingsOf(original);
  const phrase = rangeOf(words.join(' '), readings);
  const ranges = phrase ? [phrase] : words.map((word) => rangeOf(word, readings));
  const isMatched = (index: number) => ranges.some((range) => range && index >= range[0] && index <= range[1]);
  const parts = [''];
  for (const [index, character] of [...original].entries()) {
    if (isMatched(index) !== (parts.length % 2 === 0)) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts;
}

/**
 * A name or symbol in which the searched words are marked. Each part is an element, since tools that translate a page
 * replace bare text nodes, and React then throws when it removes them (https://github.com/facebook/react/issues/11538).
 */
export const Matched = ({ text, words }: MatchedProps) => (
  <>{partsOf(text, words).map((part, index) => createElement(index % 2 ? 'mark' : 'span', { key: index }, part))}</>
);
