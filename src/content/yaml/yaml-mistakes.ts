import { type Document, type ErrorCode, isScalar, parseDocument, visit, type YAMLParseError } from 'yaml';

interface Mistake {
  /** Position of the mistake, in characters from the start of the text. */
  offset: number;
  /** How to fix the mistake, as a sentence. */
  message: string;
}

/** The opening character for each closing one. */
const openings: Readonly<Record<string, string>> = { '"': '"', "'": "'", ']': '[', '}': '{' };

const unclosed = /(?:^Missing closing | end with a )(["'\]}])/;

/** Finds where an unclosed quote or bracket opens. The parser reports only where the unclosed text ends. */
function offsetOf({ message, pos: [end] }: YAMLParseError, document: Document, text: string): number {
  const opening = openings[unclosed.exec(message)?.[1] ?? ''];
  let start = end;
  visit(document, {
    Value: (_key, { range }) => {
      if (range?.[1] === end && text[range[0]] === opening) start = range[0];
    },
  });
  return start;
}

const tabbed = 'This line begins with a tab: use spaces.';

/**
 * How to fix each kind of error: the parser's code, a pattern of its message, and the advice. The first match applies.
 */
const explanations: readonly [code: ErrorCode | undefined, message: RegExp, fix: string][] = [
  ['DUPLICATE_KEY', /^/, 'This key stands twice in its group: take one of them out.'],
  [undefined, unclosed, 'A quotation mark or bracket that opens here is never closed.'],
  [
    undefined,
    /^Implicit (?:map )?keys need/,
    'After this key, a colon with a space behind it is missing; or, if this goes on with the text above, spaces before it.',
  ],
  [
    'BLOCK_AS_IMPLICIT_KEY',
    /^/,
    'The line below begins too far to the right: take out spaces before it; or this text needs quotation marks around it.',
  ],
  ['BAD_DIRECTIVE', /^/, 'A line that begins with % is no text: put quotation marks around the text.'],
  ['TAB_AS_INDENT', /^/, tabbed],
  [
    undefined,
    /^(?:Sequence item without|All \w+ items must start)|indented/,
    'This line begins further to the left or right than the others of its group: take out or add spaces before it.',
  ],
  [
    'UNEXPECTED_TOKEN',
    /^(?:Block scalar header|Not a YAML token)/,
    'After | or >, the text begins on the next line, with more spaces before it than the key has.',
  ],
  [
    'UNEXPECTED_TOKEN',
    /block-seq-ind/,
    'A text that begins with a dash needs quotation marks around it; the items of a list begin on the line below its key.',
  ],
  [
    undefined,
    /^(?:Missing , |Unexpected )/,
    'A value has ended before this: is a comma missing, or a quotation mark too many?',
  ],
  [
    'BAD_DQ_ESCAPE',
    /^/,
    "A backslash has a meaning between these quotation marks: write two, or use single quotation marks (').",
  ],
  ['MULTIPLE_DOCS', /^/, 'A line “...” or “---” ends what stands above it: take it out.'],
];

const elsewise =
  'From here on this cannot be read. Look for a text that needs quotation marks, or for spaces too many or too few before the line.';

/**
 * Puts the rest of the line after `offset` in quotation marks, for a message: in single ones, or in double ones if the
 * text contains an apostrophe.
 */
function quotedFrom(text: string, offset: number): string {
  const before = text.slice(0, offset).split('\n').at(-1) ?? '';
  // Inside brackets, further values may follow on the line.
  const [line = ''] = text.slice(offset).split(/[{[]/.test(before) ? /\s*[\r\n,}\]]/ : /\s*[\r\n]/, 1);
  const written = line.length > 40 ? `${line.slice(0, 40)}…` : line;
  return written.includes("'") ? JSON.stringify(written) : `'${written}'`;
}

const needsQuotes = (text: string, offset: number, what: string, why = ''): Mistake => ({
  offset,
  message: `A text ${what} needs quotation marks${why}: write ${quotedFrom(text, offset)}.`,
});

const beginsWith = (sign: string): string => `that begins with “${sign.charAt(0)}”`;

/** Matches what precedes a placeholder or a link that begins a text: “title: ” or “- ”. */
const beforeBracket = /^[ -]*(?:[\w-]+: +)?(?=\{\{|\[[^\]\n]*\]\()/;

/** Explains a parser error to writers. The parser's own messages are about YAML grammar. */
function explain(error: YAMLParseError, document: Document, text: string): Mistake {
  const { code, message } = error;
  const offset = offsetOf(error, document, text);
  if (code === 'BAD_SCALAR_START' || code === 'BAD_ALIAS')
    return needsQuotes(text, offset, beginsWith(text.charAt(offset)));
  if (message.startsWith('Unexpected scalar at node end') && text[offset - 1] === "'")
    return { offset, message: 'An apostrophe ends a text between single quotation marks: write ’ instead.' };
  if (/(?:^|\n)\t$/.test(text.slice(0, offset + 1))) return { offset, message: tabbed };
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const [before] = beforeBracket.exec(text.slice(lineStart)) ?? [];
  if (before !== undefined)
    return needsQuotes(text, lineStart + before.length, beginsWith(text.charAt(lineStart + before.length)));
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^.*:\s/.test(text.slice(offset)))
    return needsQuotes(text, offset, 'with a colon');
  const known = explanations.find(([own, pattern]) => (own ?? code) === code && pattern.test(message));
  return { offset, message: known?.[2] ?? elsewise };
}

/**
 * Finds the first YAML syntax that would remove or insert words: `&name` and `*name` (anchor and alias), `!name` (tag),
 * `<<` (merge key). Content never needs such syntax.
 */
function ownSign(document: Document, text: string): Mistake | undefined {
  let found: Mistake | undefined;
  const takeNote = (before: number, sign: string): symbol => {
    found = needsQuotes(
      text,
      text.lastIndexOf(sign, before),
      beginsWith(sign),
      `, or visitors would not see “${sign}”`,
    );
    return visit.BREAK;
  };
  visit(document, {
    Alias: (_key, { source, range }) => takeNote(range?.[1] ?? 0, `*${source}`),
    Node: (_key, node) => {
      const { anchor, tag, range } = node; // An alias node has no anchor and no tag.
      const start = range?.[0] ?? 0;
      if (anchor) return takeNote(start, `&${anchor}`);
      return tag ? takeNote(start, /!{1,2}[^\s!]*\s*$/.exec(text.slice(0, start))?.[0].trim() ?? '!') : undefined;
    },
    Pair: (_key, { key }) => {
      if (!isScalar(key) || key.value !== '<<') return undefined;
      const message = 'The key “<<” takes over the fields of another group: write them out here instead.';
      found = { offset: key.range?.[0] ?? 0, message };
      return visit.BREAK;
    },
  });
  return found;
}

/** Spaces that YAML takes for letters. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000]+/g;

/** Where the first error is, in characters. Infinity if there is none. */
const firstErrorOf = ({ errors }: Document): number => errors[0]?.pos[0] ?? Infinity;

/**
 * Finds the space that causes the first parser error, if YAML takes it for a letter, as it does with no-break spaces.
 * Such spaces are harmless within words, and most of them are right, above all in French.
 */
function wrongSpace(document: Document, text: string): Mistake | undefined {
  const offsets = Array.from(text.matchAll(otherSpaces), ({ index }) => index);
  /** Where the first error is if all `otherSpaces` except the first `kept` ones are replaced by ordinary spaces. */
  const errorAfter = (kept: number): number => {
    const start = offsets[kept] ?? text.length;
    const changed = text.slice(start).replace(otherSpaces, (found) => ' '.repeat(found.length));
    return firstErrorOf(parseDocument(text.slice(0, start) + changed));
  };
  const latest = errorAfter(0);
  if (latest <= firstErrorOf(document)) return undefined;
  // A binary search for the first harmful space, since a long text may have hundreds of these spaces.
  let [harmless, harmful] = [0, offsets.length];
  while (harmful - harmless > 1) {
    const middle = Math.floor((harmless + harmful) / 2);
    if (errorAfter(middle) < latest) harmful = middle;
    else harmless = middle;
  }
  const message =
    'This space is of another kind, such as the no-break space that Option and the space bar type on a Mac: write an ordinary one.';
  return { offset: offsets[harmless] ?? 0, message };
}

/** The first mistake in a YAML text, if any. Further errors are usually consequences of the first. */
export function mistakeIn(document: Document, text: string): Mistake | undefined {
  const [error] = document.errors;
  return ownSign(document, text) ?? (error && (wrongSpace(document, text) ?? explain(error, document, text)));
}
