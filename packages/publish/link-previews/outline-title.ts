import { outlineOf, widthOf } from './display-font';

/** Font sizes to try, in pixels. */
const sizes = { largest: 76, smallest: 30, step: 2 };
const lineHeight = 1.1;
const mostLines = 3;
const softHyphen = '\u00ad';
/** Cap height as a share of the font size, to centre the letters instead of their line boxes. */
const capHeight = 0.7;

/** The title's left edge, vertical centre and maximum size, in pixels. */
interface TitleBox {
  left: number;
  centre: number;
  width: number;
  height: number;
}

interface Piece {
  text: string;
  glue: '' | ' ';
}

const pieces = (title: string): Piece[] =>
  title
    .normalize('NFC')
    .trim()
    .split(/[ \n\t]+/)
    .flatMap((word) => word.split(softHyphen).map((text, i): Piece => ({ text, glue: i === 0 ? ' ' : '' })));

/** Breaks the title into lines of at most `width`; undefined if a word is too wide or there are too many lines. */
function wrap(title: string, size: number, width: number): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const { text, glue } of pieces(title)) {
    const longer = line === '' ? text : `${line}${glue}${text}`;
    // Includes the width of a hyphen, in case the line breaks inside this word.
    if (widthOf(`${longer}-`, size) <= width || line === '') line = longer;
    else {
      lines.push(glue === '' ? `${line}-` : line);
      line = text;
    }
  }
  lines.push(line);
  return lines.length <= mostLines && lines.every((each) => widthOf(each, size) <= width) ? lines : undefined;
}

/** The smallest width with the same number of lines, which balances them, like `text-wrap: balance`. */
function balance(title: string, size: number, width: number, lines: string[]): string[] {
  let best = lines;
  for (let narrower = width; narrower > width / 2; narrower -= 8) {
    const tried = wrap(title, size, narrower);
    if (tried === undefined || tried.length > lines.length) break;
    best = tried;
  }
  return best;
}

/**
 * SVG path data of a title in at most three lines, as large as the box allows. Throws if it is too long for the smallest
 * size.
 */
export function outlineTitle(title: string, { left, centre, width, height }: TitleBox): string {
  for (let size = sizes.largest; size >= sizes.smallest; size -= sizes.step) {
    const wrapped = wrap(title, size, width);
    if (wrapped === undefined || wrapped.length * size * lineHeight > height) continue;
    const lines = balance(title, size, width, wrapped);
    const first = centre - ((lines.length - 1) * size * lineHeight) / 2 + (size * capHeight) / 2;
    return lines.map((line, i) => outlineOf(line, left, first + i * size * lineHeight, size)).join('');
  }
  throw new Error(`The title does not fit the picture for link previews: "${title}"`);
}
