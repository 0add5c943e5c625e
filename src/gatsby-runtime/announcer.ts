import { announcerId } from './globals';

/** Milliseconds after which screen readers have read the announcement. */
const heardAfter = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Empties Gatsby's route announcer, the live region that announces the page's heading after a navigation. The live
 * region comes after the footer in the DOM, so a screen reader that reads the whole page would end with the heading.
 */
export function forgetAnnouncement(): void {
  clearTimeout(timer);
  timer = setTimeout(() => document.getElementById(announcerId)?.replaceChildren(), heardAfter);
}
