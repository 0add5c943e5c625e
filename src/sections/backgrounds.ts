import type { Background } from '../components/section';

/** Bands of dark blue across the window. */
const bands = ['ShowcaseSection', 'ImageCardsSection'];

/** Sections with a background of their own. */
const withOwnBackground = ['ChartGapSection', 'ContactListSection', 'HeroSection', 'NoticeSection', 'SignInSection'];

/**
 * The backgrounds of a page's sections, from top to bottom: white and tinted by turns with dark blue bands between them. Below
 * a band the turns begin again with white. `kinds` are type names; where a section has a background of its own, the answer
 * means nothing to it.
 */
export function backgroundsOf(kinds: readonly string[]): Background[] {
  let last: Background | undefined;
  return kinds.map((kind) => {
    if (withOwnBackground.includes(kind)) return 'plain';
    last = bands.includes(kind) ? 'dark' : last === 'plain' ? 'tinted' : 'plain';
    return last;
  });
}
