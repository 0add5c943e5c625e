import { announcerId } from './globals';

/** Milliseconds after which what was announced has been heard. */
const heardAfter = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Empties the announcer after a navigation. It stands behind the footer: a screen reader that reads the page to its end
 * would say the heading once more there.
 */
export function forgetAnnouncement(): void {
  clearTimeout(timer);
  timer = setTimeout(() => document.getElementById(announcerId)?.replaceChildren(), heardAfter);
}
