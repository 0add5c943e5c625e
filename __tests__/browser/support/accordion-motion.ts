import type { Page } from '@playwright/test';

interface Toggle {
  /** Transition durations by property, computed after the item has toggled. */
  seconds: Record<string, string>;
  /** Whether a frame showed a value strictly between the first and the last. */
  between: { height: boolean; opacity: boolean };
  /** Height and opacity at the end. */
  last: { height: number; opacity: number };
}

/**
 * Clicks the question with this index and watches its answer, frame by frame, until it has been still for ten frames.
 */
export const watchToggle = (page: Page, index: number): Promise<Toggle> =>
  page
    .locator('main details > summary')
    .nth(index)
    .evaluate(async (summary) => {
      // `::details-content` is a pseudo-element: getAnimations and transition events do not report its transitions.
      const content = getComputedStyle(summary.parentElement!, '::details-content');
      const look = () => ({ height: Number.parseFloat(content.height) || 0, opacity: Number(content.opacity) });
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const frames = [look()];
      (summary as HTMLElement).click();
      for (let still = 0; still < 10;) {
        await nextFrame();
        const [now, before] = [look(), frames.at(-1)!];
        still = now.height === before.height && now.opacity === before.opacity ? still + 1 : 0;
        frames.push(now);
      }
      const [first, last] = [frames[0]!, frames.at(-1)!];
      const isBetween = (name: 'height' | 'opacity') =>
        frames.some((frame) => (frame[name] - first[name]) * (frame[name] - last[name]) < 0);
      const properties = content.transitionProperty.split(', ');
      const durations = content.transitionDuration.split(', ');
      return {
        seconds: Object.fromEntries(properties.map((name, at) => [name, durations[at % durations.length]!])),
        between: { height: isBetween('height'), opacity: isBetween('opacity') },
        last,
      };
    });
