import type { Tone } from '../components/section';

/** Panels that keep the background of the section before them. */
const panels = ['CallToActionSection'];

/** Bands of dark blue across the window. */
const bands = ['ShowcaseSection', 'ImageCardsSection'];

/** Sections with a background of their own. */
const selfGrounded = ['ChartGapSection', 'ContactListSection', 'HeroSection', 'NoticeSection', 'SignInSection'];

interface Ground {
  tone: Tone;
  joined: boolean;
}

/**
 * The grounds of a page's sections, from top to bottom: white and tinted by turns with dark blue bands between them, a
 * panel on the ground of the section before it. Below a band the turns begin again with white. `kinds` are type names;
 * where a section has a ground of its own, the answer means nothing to it.
 */
export function groundsOf(kinds: readonly string[]): Ground[] {
  let last: Tone | undefined;
  return kinds.map((kind) => {
    if (selfGrounded.includes(kind)) return { tone: 'plain', joined: false };
    if (bands.includes(kind)) {
      last = 'ink';
      return { tone: 'ink', joined: false };
    }
    const joined = last !== undefined && last !== 'ink' && panels.includes(kind);
    const tone: Tone = joined && last ? last : last === 'plain' ? 'tint' : 'plain';
    last = tone;
    return { tone, joined };
  });
}
