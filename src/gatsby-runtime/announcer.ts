import { announcerId } from './globals';

/** Milliseconds after which screen readers have read the announcement. */
const heardAfter = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Empties Gatsby's route announcer after a navigation. It is behind the footer, where a screen reader that reads the
 * whole page would read the heading again.
 */
export function forgetAnnouncement(): void {
  clearTimeout(timer);
  timer = setTimeout(() => document.getElementById(announcerId)?.replaceChildren(), heardAfter);
}
