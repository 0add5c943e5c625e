import type { Problem } from '../../src/content/problem';
import { type CopyText, maskReferences, problemsWhere } from './copy-text';

/** Mistakes in Markdown syntax that would be shown as characters instead of as formatting. */
const slips: readonly [pattern: RegExp, message: string][] = [
  [/\] +\(/g, 'A space between the two brackets of a link: take it out.'],
  [/\]\(\s*\)/g, 'A link without a target: write a page as (route:faq), or a full address.'],
  [
    /\]\((?!route:|https:\/\/|mailto:|#)[^)\s]+\)/g,
    'A link that is neither a page, as in (route:faq), nor an address that begins with https://.',
  ],
  [/\[\]\(/g, 'A link without words: say where it leads.'],
  [/!\[/g, 'A picture: Markdown texts have none; pictures have fields of their own.'],
  // The tag that closes an element goes with the one that opens it.
  [/<[a-z][^>]*>|(?<!<[a-z][^>]*>[^]*)<\/[^>]*>/gi, 'HTML: write it as Markdown instead.'],
  [
    /\[(?:click here|here|more|read more|this page|hier|hier klicken|mehr|weiterlesen|diese seite|ici|cliquez ici|cette page|en savoir plus)\](?=\()/giu,
    'A link whose words say nothing by themselves, as a list of links reads them: name what it leads to.',
  ],
  [/^\|.*\|$/gm, 'A table: it does not fit a phone; write a list, or sentences.'],
  [/^#{1,6}(?=[^#\s])/gm, 'A space is missing after the # of the heading.'],
  [/^[*+-](?=[\p{L}\d])/gmu, 'A space is missing after the mark of the list item.'],
];

/** Positions of headings that skip a level, or have level 1, which is the page's title. */
function headingSlips(text: string): number[] {
  let level = 1;
  return [...text.matchAll(/^(#{1,6}) /gm)].flatMap(({ 1: marks = '', index }) => {
    const isWrong = marks.length === 1 || marks.length > level + 1;
    level = marks.length;
    return isWrong ? [index] : [];
  });
}

/** Paragraphs with an unclosed ** or *. */
const openEmphasis = (text: string): number[] =>
  [...text.matchAll(/(?:.+\n?)+/g)].flatMap(({ 0: paragraph, index }) => {
    const marks = maskReferences(paragraph, 'x').replace(/^\s*\* /gm, '  ');
    const isOpen = [marks.split('**'), marks.replaceAll('**', '').split('*')].some(({ length }) => length % 2 === 0);
    return isOpen ? [index + marks.indexOf('*')] : [];
  });

export const checkMarkdown = (text: CopyText): Problem[] => [
  ...slips.flatMap(([pattern, message]) => problemsWhere(text, pattern, text.value, () => message)),
  ...headingSlips(text.value).map((index) =>
    text.problem('A heading of the wrong level: texts start with ## and go one # deeper at a time.', index, 3),
  ),
  ...openEmphasis(text.value).map((index) =>
    text.problem('An asterisk opens bold or italic words here and none closes them.', index, 1),
  ),
];

/** Markdown or HTML in a text that is shown as it stands: the first of it. */
export const checkPlainText = (text: CopyText): Problem[] =>
  problemsWhere(text, /\*\*|\]\(|`|^#{1,6} |<\/?[a-z][^<>]*>/gim, text.value, (found) => {
    const what = found.startsWith('<') ? 'HTML' : 'Markdown';
    return `${what} does nothing in this field: write plain text.`;
  }).slice(0, 1);
