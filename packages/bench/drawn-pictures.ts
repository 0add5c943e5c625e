import type { CheerioAPI } from 'cheerio';

/** The viewport for which a candidate of each `srcset` is chosen. */
export interface Window {
  /** CSS pixels. */
  width: number;
  /** Device pixels per CSS pixel. */
  density: number;
}

interface DrawnPicture {
  /** The candidate that a browser which supports AVIF requests. */
  file: string;
  /** Whether it has `loading="lazy"`. */
  lazy: boolean;
}

interface Candidate {
  file: string;
  /** Width in pixels (`640w`) or density (`2x`). */
  value: number;
  unit: 'w' | 'x';
}

const parseSrcset = (srcset: string): Candidate[] =>
  srcset.split(',').flatMap((part) => {
    const [file, descriptor = '1x'] = part.trim().split(/\s+/);
    return file ? [{ file, value: parseFloat(descriptor), unit: descriptor.endsWith('w') ? 'w' : 'x' }] : [];
  });

/** Whether a media condition of a `<source>` matches. The site's pictures use one upper or lower bound of the width. */
function holds(media: string | undefined, { width }: Window): boolean {
  if (!media) return true;
  const bound = /^\((max|min)-width:\s*([\d.]+)px\)$/.exec(media.trim());
  if (!bound) throw new Error(`The media condition “${media}” is none that this bench understands.`);
  return bound[1] === 'max' ? width <= Number(bound[2]) : width >= Number(bound[2]);
}

/** CSS pixels per unit. `rem` is the browser's default font size, since `sizes` is evaluated before any style sheet. */
const pixels: Record<string, (window: Window) => number> = {
  px: () => 1,
  rem: () => 16,
  vw: ({ width }) => width / 100,
};

/** The CSS functions that `sizes` uses, by name. */
const functions: Record<string, (...lengths: number[]) => number> = {
  min: Math.min,
  max: Math.max,
  clamp: (least = 0, preferred = 0, most = 0) => Math.max(least, Math.min(preferred, most)),
};

/** A length of `sizes` in CSS pixels: a number with a unit, or a function of such lengths. */
function lengthIn(length: string, window: Window): number {
  const [, name = '', parts = ''] = /^(\w+)\((.*)\)$/.exec(length.trim()) ?? [];
  const call = functions[name];
  if (call) return call(...parts.split(',').map((part) => lengthIn(part, window)));
  const [, number, unit = ''] = /^([\d.]+)([a-z]+)$/.exec(length.trim()) ?? [];
  const pixelsOf = pixels[unit];
  if (!pixelsOf) throw new Error(`The length “${length}” in “sizes” is none that this bench understands.`);
  return Number(number) * pixelsOf(window);
}

/** The width in CSS pixels that `sizes` gives for a viewport. */
export function drawnWidth(sizes: string, window: Window): number {
  for (const entry of sizes.split(/,(?![^(]*\))/)) {
    const [, media, length = ''] = /^\s*(\([^)]*\))?\s*(.*)$/.exec(entry) ?? [];
    if (holds(media, window)) return lengthIn(length, window);
  }
  return window.width;
}

/** The smallest candidate with enough pixels for the viewport, else the largest, as Chrome chooses. */
export function chooseCandidate(srcset: string, sizes: string, window: Window): string {
  const sorted = parseSrcset(srcset).sort((one, other) => one.value - other.value);
  const needed = (unit: 'w' | 'x') => (unit === 'w' ? drawnWidth(sizes, window) * window.density : window.density);
  const chosen = sorted.find(({ value, unit }) => value >= needed(unit)) ?? sorted.at(-1);
  if (!chosen) throw new Error('A picture has an empty “srcset”.');
  return chosen.file;
}

/** The pictures that a browser with this viewport requests, including those that a style sheet hides. */
export function drawnPictures($: CheerioAPI, window: Window): DrawnPicture[] {
  const pictures = $('img').map((_, img) => {
    const source = $(img)
      .closest('picture')
      .find('source')
      .toArray()
      .find((element) => holds($(element).attr('media'), window));
    const from = source ? $(source) : $(img);
    const srcset = from.attr('srcset') ?? $(img).attr('src') ?? '';
    const sizes = from.attr('sizes') ?? $(img).attr('sizes') ?? '100vw';
    return { file: chooseCandidate(srcset, sizes, window), lazy: $(img).attr('loading') === 'lazy' };
  });
  return [...new Map(pictures.toArray().map((picture) => [picture.file, picture])).values()];
}
