import type { Table } from 'mdast';
import { advice } from '../../../src/content/markdown/check-markdown';
import { linksOf, markdownOf, plainText, problemAtNode, rangeOf, walk } from '../../../src/content/markdown/markdown';
import type { Problem } from '../../../src/content/problem';
import type { Locale } from '../../../src/i18n/locales';
import type { CopyText } from '../../../src/content/placed-text';
import { passagesOf, problemsWhere } from './passages';

const brokenTable =
  'A table without its second row: write | --- | there, with one --- for each column, and leave a line empty above the first row.';

/** Markdown syntax that the parser did not recognise, so that visitors would see it. */
const leftovers: readonly [pattern: RegExp, message: (found: string, text: CopyText) => string][] = [
  [
    /\*\*|__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])__/gu,
    () =>
      'Asterisks or underscores that make nothing bold: write them directly before and after the words (**words**), or \\* to show one.',
  ],
  [
    /(?<![\p{L}\p{N}*_])([*_])(?=[\p{L}\p{N}])/gu,
    (found) => `“${found}” opens bold or italic words here and none closes them; to show it, write \\${found}.`,
  ],
  [
    /\](?:\[|\((?:route:)?)|\[\[|(?<!\] +\()\broute:(?=[a-z])/gi,
    () => 'A link that is not complete: write it as in [markets](route:market), without spaces in its address.',
  ],
  [/\bhttps?:\/\/(?!\S)/g, (found) => `A space after “${found}”: take it out.`],
  [/\[\^|\^\[/g, () => advice.footnote],
  [
    /==(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])==/gu,
    () => 'Words between equals signs are not marked: write **bold** words.',
  ],
  [/<\/?[a-z][\w-]*(?=[\s/>]|$)/gi, () => 'HTML: write it as Markdown instead.'],
  [
    /(?<![\p{L}\p{N}]):[a-z][a-z\d_+-]+:(?![\p{L}\p{N}])/gu,
    () => 'The name of an emoji, which visitors would see: use words.',
  ],
  [/^\|.*\|(?:\n\|.*\|)*$/gm, (_found, { field }) => (field === 'text' ? brokenTable : advice.table)],
  // The sign of a heading or list item without a space after it. A line may begin with a hyphen after a German “und”,
  // as in “Dateneingabe und ⏎ -pflege” or “CFD-Handel und ⏎ -Analyse”.
  [
    /^#{1,6}(?=\p{L})|^[*+](?=\p{L})|^\d{1,3}[.)](?=\p{L}{2}|\p{Ll}\s)|(?<!\b(?:und|oder|sowie)\n)^-(?=[\p{Lu}„“«])|(?<=(?:(?<![^])|[:.!?…]\n)(?:-.*\n)*)^-(?=\p{Ll})/gmu,
    (found) => `A space is missing after “${found}”.`,
  ],
  [/^[–—] (?=.*\n[–—] )/gmu, () => 'A dash begins no item of a list: write - at the beginning of each line.'],
  [
    /^(\(?)\p{L}{1,3}\) (?=.*\n\1\p{L}{1,3}\) )/gmu,
    (found) =>
      `Lines that begin as “${found.trim()}” are shown as one paragraph: leave a line empty between them, or number them as 1. and 2.`,
  ],
  [
    /\\|`|~~|^\*\[|^:::|^\{:|^%%|^!!! |^\+\+\+$|\[TOC\]|\$\$|<%/gm,
    (found) =>
      `“${found}” is Markdown of another program, or a sign without effect, which visitors would see: take it out.`,
  ],
];

/**
 * A space between the words and the URL of a link. Searched in the raw Markdown, because `problemsWhere` searches texts
 * in which URLs are replaced by zeros.
 */
const splitLink = /\] +\((?=route:|https?:|mailto:|[#/])/g;

/** Matches an HTML entity that has no effect, because it lacks its semicolon or its “&” is escaped. */
const entity = /&(?:(?:nbsp|amp|lt|gt|quot|shy|[aou]uml|szlig|eacute)\b|#?\w{2,8};)/gi;

const entityMessage = 'A character written as HTML, which visitors would see as it stands: type the character itself.';

/** Link texts that do not say where the link leads. */
const emptyWords =
  /^(?:click here|here|more|read more|this page|hier|hier klicken|mehr|weiterlesen|diese seite|ici|cliquez ici|cette page|en savoir plus)$/i;

/** Matches an asterisk after a word or number, as it refers to a footnote: “5 %*”. */
const footnoteSign = /(?<=[\p{L}\d%€$£)])\*(?![\p{L}\d*])/u;

/** Matches the beginning of a footnote: a line that begins with an asterisk. */
const footnote = /^\\?\*(?= ?[\p{L}\d])/gmu;

/** Reports a footnote that begins with an asterisk, which would become an item of a list. */
function checkFootnotes(text: CopyText): Problem[] {
  if (!passagesOf(text).some(({ words }) => footnoteSign.test(words))) return [];
  return [...text.value.matchAll(footnote)].map(({ 0: found, index }) =>
    text.problem(advice.footnote, index, found.length),
  );
}

const isWordCharacter = (character = ''): boolean => /[\p{L}\p{N}]/u.test(character);

/**
 * Whether emphasis starts within a word. Such asterisks are meant to be visible, as in “Händler*innen und Kund*innen”
 * or “2*3*4”.
 */
function beginsWithinWord(written: string, start: number, end: number): boolean {
  const isSeveral = /\s/.test(written.slice(start, end));
  return isWordCharacter(written[start - 1]) && (isSeveral || isWordCharacter(written[end]));
}

const monthsIn = (locale: Locale): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2025, month)),
  );

/**
 * Whether Markdown has made a numbered list of a sentence that starts with a date or a year, as in “1. Januar”. A list
 * that starts with the number `next` is intended, since it continues an earlier list.
 */
const isNoList = (start: number, next: number | undefined, words: string, locale: Locale): boolean =>
  start > 1 ? start !== next : monthsIn(locale).some((month) => words.startsWith(month));

/**
 * Reports table rows whose number of cells is not the number of columns. Surplus cells are not shown. A row with too
 * few cells may be a paragraph directly below the table.
 */
const checkRows = (text: CopyText, { align, children }: Table): Problem[] =>
  children
    .filter((row) => align && row.children.length !== align.length)
    .map((row) =>
      problemAtNode(
        text,
        row,
        `The number of cells here is ${row.children.length}, but the table has ${align?.length} columns. To show a |, write \\|; a paragraph below a table begins after an empty line.`,
      ),
    );

/** Reports Markdown that the writer probably did not intend, such as emphasis by asterisks within a word. */
function checkNodes(text: CopyText): Problem[] {
  const problems: Problem[] = [];
  let level = 1;
  /** For each parent node, the number after its last list: a list that starts with this number continues that list. */
  const next = new Map<unknown, number>();
  walk(markdownOf(text), (node, holder) => {
    const [start, end] = rangeOf(node);
    const report = (message: string): void => void problems.push(problemAtNode(text, node, message));
    if (node.type === 'emphasis' && beginsWithinWord(text.value, start, end))
      report('These asterisks make the words between them italic: to show an asterisk, write \\*.');
    if (node.type === 'list' && node.ordered) {
      const number = node.start ?? 1;
      const words = text.value.slice(start, end).replace(/^\S+\s+/, '');
      if (isNoList(number, next.get(holder), words, text.locale))
        report(
          `A number with a full stop at the beginning makes a list of this: write ${number}\\., or begin with other words.`,
        );
      next.set(holder, number + node.children.length);
    }
    const isEmpty = plainText(node).trim() === '';
    if (node.type === 'listItem' && isEmpty) report('An item of a list without words: write them, or take it out.');
    // Only legal texts may have tables: check-markdown.ts reports all others.
    if (node.type === 'table' && text.field === 'text') problems.push(...checkRows(text, node));
    if (node.type === 'paragraph' && /^\{\{[^{}]*\}\}[.)]\s/.test(text.value.slice(start, end)))
      report('A figure with a full stop at the beginning makes a list of this: begin with other words.');
    // Checks only headings with # in legal texts: check-markdown.ts reports all other headings.
    if (node.type !== 'heading' || text.field !== 'text' || text.value[start] !== '#') return;
    if (isEmpty) report('A heading without words: write them, or take it out.');
    if (node.depth === 1 || node.depth > level + 1)
      report('A heading of the wrong level: texts start with ## and go one # deeper at a time.');
    level = node.depth;
  });
  return problems;
}

/** Reports Markdown that has no effect or not the intended one, and link texts that say nothing. */
export const checkLeftovers = (text: CopyText): Problem[] => [
  ...leftovers.flatMap(([pattern, message]) => problemsWhere(text, pattern, (found) => message(found, text), 'bare')),
  ...problemsWhere(text, entity, () => entityMessage),
  ...[...text.value.matchAll(splitLink)].map(({ 0: found, index }) =>
    text.problem('A space between the two brackets of a link: take it out.', index, found.length),
  ),
  ...linksOf(text)
    .filter(({ words }) => emptyWords.test(words.trim()))
    .map(({ node }) =>
      problemAtNode(
        text,
        node,
        'A link whose words say nothing by themselves, as a list of links reads them: name what it leads to.',
      ),
    ),
  ...checkNodes(text),
  ...checkFootnotes(text),
];

/** Matches Markdown in a plain text, for example `**`, a heading with `# `, or `*` on both sides of words. */
const markdownSign =
  /\*\*|\]\(|`|~~|^#{1,6} |^[->] (?=\p{L})|(?<![\p{L}\p{N}*_])([*_])(?=[\p{L}\p{N}“„«])[^*_\n]*[\p{L}\p{N}.!?…”“»]\1(?![\p{L}\p{N}*_])|\\[!-/:-@\[-`{-~]/mu;

const htmlSign = /<\/?[a-z][^<>]*>|&#?\w{2,8};|<!--/i;

/**
 * Reports the first Markdown or HTML in a field that is shown as plain text. HTML tags are allowed in interface
 * strings, in which React components replace them.
 */
export function checkPlainText(text: CopyText): Problem[] {
  const html = text.file.endsWith('.json') ? null : htmlSign.exec(text.value);
  const found = markdownSign.exec(text.value) ?? html;
  const message = `${found === html ? 'HTML' : 'Markdown'} does nothing in this field: write plain text.`;
  return found ? [text.problem(message, found.index, found[0].length)] : [];
}
