import { fillIn } from '../../i18n/strings';
import { placeholdersIn, strayBraces } from '../placeholders';
import type { Problem } from '../problem';
import type { StringFile } from './string-file';

/**
 * A pattern of text that would go wrong on a page, and advice for the writer. Visitors would see some of these texts as
 * typed. Others only i18next replaces; it renders the HTML, but browsers run a stand-in that does not replace them.
 */
type Mistake = readonly [pattern: RegExp, advice: (found: string, name: string) => string];

const html =
  '(?:a|abbr|b|big|br|button|center|code|del|div|em|font|form|h[1-6]|hr|i|iframe|img|input|ins|li|link|mark|meta|object|ol|p|pre|s|script|small|span|strong|style|sub|sup|svg|table|tbody|td|th|tr|u|ul|wbr)';

const notFilledIn = 'is not filled in: write a name of letters and digits in two braces, as in {{company}}.';

const otherPlural = (found: string): string =>
  `“${found}” is the plural of another format: give each form a string of its own, as in "found_one" and "found_other".`;

const mistakes: readonly Mistake[] = [
  [/\$t\([^)]*\)?|@:[\w.]+/, (found) => `“${found}” puts another string in: write its words here.`],
  [/\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\b/, otherPlural],
  [
    /\{\{\s*(\w+)\s*[,|][^{}]*\}\}/,
    (found, name) => `“${found}” asks for a format, but the page formats its numbers itself: write {{${name}}}.`,
  ],
  [/\{\{\s*[-&]\s*(\w+)\s*\}\}/, (found, name) => `“${found}” is not filled in: write {{${name}}}.`],
  [/\{{3,}[^{}]*\}*/, (found) => `“${found}” ${notFilledIn}`],
  [
    /%(?:\d+\$)?(?:\.\d+)?[@dfisu](?![\p{L}\d])|%\(\w+\)[dfs]|\[\[\w+\]\]|__\w+__/u,
    (found) => `“${found}” is a placeholder of another tool: write a name in two braces, as in {{company}}.`,
  ],
  [
    new RegExp(`</?${html}(?:\\s[^<>]*|\\s*/?)>|<!--`, 'i'),
    (found) => `“${found}” is HTML, which is shown as it is typed here: take it out.`,
  ],
  [
    /&(?:[a-z]{2}\w*|#\d+|#x[\da-f]+);/i,
    (found) => `“${found}” is HTML, which is shown as it is typed here: write the character itself.`,
  ],
  [
    /\\[nrt"'/u]/,
    (found) => `“${found}” is shown with its backslash: a tool has escaped the text twice. Write the character itself.`,
  ],
];

/**
 * The words of a text in lower case and without accents, so that “Häuser” starts like “Haus”. `#` stands for a count.
 */
const plainWords = (text: string): string[] =>
  text
    .replace(/\{\{\s*(?:count|n)\s*\}\}/g, '#')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim()
    .split(/\s+/);

/**
 * Whether two texts have the same number of words and their last words start alike, as in “ein Konto” and “zwei
 * Konten”.
 */
function endAlike(one: readonly string[], other: readonly string[]): boolean {
  const [shorter = '', longer = ''] = [one, other]
    .map((words) => words.at(-1) ?? '')
    .sort((a, b) => a.length - b.length);
  const start = shorter.slice(0, Math.ceil((shorter.length * 2) / 3));
  return one.length === other.length && /\p{L}/u.test(start) && longer.startsWith(start);
}

/**
 * Whether a text has plural forms separated by bars, as in Vue I18n: “Tag | Tage”. In a title such as “{{count}}
 * results | Markets”, the words at the bar have nothing in common.
 * https://vue-i18n.intlify.dev/guide/essentials/pluralization.html
 */
function hasForms(text: string): boolean {
  const parts = text.split('|').map(plainWords);
  const [first = [], ...others] = parts;
  const areForms = others.every((part, index) => endAlike(parts[index] ?? first, part));
  return others.length > 0 && (areForms || parts.filter((words) => words.includes('#')).length > 1);
}

const tag = /<(\/?)([a-z]\w*)(\/?)>|<\/?[a-z][^<>]*>/gi;

/** The first unpaired tag: every opening tag, such as `<policy>`, needs a closing one. */
function unmatchedTag(text: string): string | undefined {
  const open: string[] = [];
  for (const [whole, close, name, empty] of text.matchAll(tag)) {
    if (name === undefined || empty) return whole;
    if (!close) open.push(whole);
    else if (open.pop() !== `<${name}>`) return whole;
  }
  return open[0];
}

/** A message about a mistake in a string, found without comparing languages; undefined if there is none. */
export function messageForText(text: string): string | undefined {
  if (text.trim() === '') return 'The string is empty: write its text, or take it out in every language.';
  for (const [pattern, advice] of mistakes) {
    const [found, name = ''] = pattern.exec(text) ?? [];
    if (found !== undefined) return advice(found, name);
  }
  if (hasForms(text)) return otherPlural(text);
  const unmatched = unmatchedTag(text);
  if (unmatched)
    return `“${unmatched}” has no counterpart: tags stand around words, as in <policy>words</policy>, and have no attributes.`;
  const filled = fillIn(text, Object.fromEntries(placeholdersIn(text).map((name) => [name, ''])));
  const [left] = /\{\{[^{}]*\}\}/.exec(filled) ?? strayBraces(filled);
  return left && `“${left}” ${notFilledIn}`;
}

/** Problems of the texts of a file, without comparison with other languages. */
export const textProblems = ({ strings }: StringFile): Problem[] =>
  [...strings.values()].flatMap((text) => {
    const message = messageForText(text.value);
    return message ? [text.problem(message)] : [];
  });
