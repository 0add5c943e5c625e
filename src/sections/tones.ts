import type { Tone } from '../components/section';

/** Bands of dark blue across the window. */
const bands = ['ShowcaseSection', 'ImageCardsSection'];

/** Sections with a background of their own. */
const selfGrounded = ['ChartGapSection', 'ContactListSection', 'HeroSection', 'NoticeSection', 'SignInSection'];

/**
 * The grounds of a page's sections, from top to bottom: white and tinted by turns with dark blue bands between them. Below
 * a band the turns begin again with white. `kinds` are type names; where a section has a ground of its own, the answer
 * means nothing to it.
 */
export function groundsOf(kinds: readonly string[]): Tone[] {
  let last: Tone | undefined;
  return kinds.map((kind) => {
    if (selfGrounded.includes(kind)) return 'plain';
    last = bands.includes(kind) ? 'ink' : last === 'plain' ? 'tint' : 'plain';
    return last;
  });
}
