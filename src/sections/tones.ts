import type { Tone } from '../components/section';

/** Dark panels that keep the background of the section before them. */
const panels = ['CallToActionSection', 'ShowcaseSection'];

/** Sections with a background of their own. */
const selfGrounded = ['HeroSection', 'NoticeSection', 'SignInSection'];

interface Ground {
  tone: Tone;
  joined: boolean;
}

/**
 * The grounds of a page's sections, from top to bottom: white and tinted by turns, a panel on the ground of the section
 * before it. `kinds` are type names; where a section has a ground of its own, the answer means nothing to it.
 */
export function groundsOf(kinds: readonly string[]): Ground[] {
  let last: Tone | undefined;
  return kinds.map((kind) => {
    if (selfGrounded.includes(kind)) return { tone: 'plain', joined: false };
    const joined = last !== undefined && panels.includes(kind);
    const tone: Tone = joined && last ? last : last === 'plain' ? 'tint' : 'plain';
    last = tone;
    return { tone, joined };
  });
}
