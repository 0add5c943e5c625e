import { runInNewContext } from 'node:vm';
import type { CheerioAPI } from 'cheerio';

/** The viewport for which a file of each `srcset` is chosen. */
export interface Viewport {
  /** Width in CSS pixels. */
  width: number;
  /** Device pixels per CSS pixel. */
  density: number;
}

/** Whether the viewport matches a condition on its width, such as `(width <= 37.5625em)`. */
function boundHolds(condition: string, { width }: Viewport): boolean {
  const [, operator, em] = /^\(width (<=|>) ([\d.]+)em\)$/.exec(condition.trim()) ?? [];
  if (!em) throw new Error(`The media condition “${condition}” is none that this bench understands.`);
  return operator === '>' ? width > Number(em) * 16 : width <= Number(em) * 16;
}

/**
 * Whether the viewport matches a `<source>`'s media query list. The site's pictures use only conditions on the width.
 */
const holds = (media: string | undefined, viewport: Viewport): boolean =>
  !media || media.split(',').some((query) => query.split(' and ').every((bound) => boundHolds(bound, viewport)));

/** JavaScript versions of the CSS functions that `sizes` may use. */
const functions = {
  min: Math.min,
  max: Math.max,
  clamp: (least: number, preferred: number, most: number) => Math.max(least, Math.min(preferred, most)),
};

/** Converts a length in `sizes` to CSS pixels. Its CSS functions are evaluated as JavaScript. */
function lengthIn(length: string, { width }: Viewport): number {
  // `rem` is the browser's default font size: `sizes` is evaluated before any style sheet.
  const units: Record<string, number> = { px: 1, rem: 16, vw: width / 100 };
  const inPixels = length.replace(/([\d.]+)(px|rem|vw)\b/g, (_, number, unit: string) => `(${number}*${units[unit]})`);
  // Evaluates only text that consists of numbers, operators and known functions.
  if (/^(?:min|max|clamp|[\s\d.,()*+-])+$/.test(inPixels) && inPixels !== length)
    return Number(runInNewContext(inPixels, functions));
  throw new Error(`The length “${length}” in “sizes” is none that this bench understands.`);
}

/** The width in CSS pixels that `sizes` gives for a viewport. */
export function drawnWidth(sizes: string, viewport: Viewport): number {
  for (const entry of sizes.split(/,(?![^(]*\))/)) {
    const [, media, length = ''] = /^\s*(\(width[^)]*\))?\s*(.*)$/.exec(entry) ?? [];
    if (holds(media, viewport)) return lengthIn(length, viewport);
  }
  return viewport.width;
}

/** The `srcset` file that Chrome chooses for a viewport: the smallest with enough pixels, otherwise the largest. */
export function chooseCandidate(srcset: string, sizes: string, viewport: Viewport): string {
  const sorted = srcset
    .split(',')
    .map((part) => part.trim().split(/\s+/))
    .map(([file = '', descriptor = '1x']) => {
      const isWidth = descriptor.endsWith('w');
      const needed = isWidth ? drawnWidth(sizes, viewport) * viewport.density : viewport.density;
      return { file, value: parseFloat(descriptor), needed };
    })
    .sort((one, other) => one.value - other.value);
  return (sorted.find(({ value, needed }) => value >= needed) ?? sorted.at(-1)!).file;
}

/** The pictures that a browser with AVIF support downloads in a viewport, including those that CSS hides. */
export function drawnPictures($: CheerioAPI, viewport: Viewport) {
  const pictures = $('img').map((_, img) => {
    const source = $(img)
      .closest('picture')
      .find('source')
      .toArray()
      .find((element) => holds($(element).attr('media'), viewport));
    const from = source ? $(source) : $(img);
    const srcset = from.attr('srcset') ?? $(img).attr('src') ?? '';
    const sizes = from.attr('sizes') ?? $(img).attr('sizes') ?? '100vw';
    return { file: chooseCandidate(srcset, sizes, viewport), lazy: $(img).attr('loading') === 'lazy' };
  });
  return [...new Map(pictures.toArray().map((picture) => [picture.file, picture])).values()];
}
