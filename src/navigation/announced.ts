/** Milliseconds after which what was announced has been heard. */
const heardAfter = 2000;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Empties Gatsby's announcer, which names the new page after a client-side navigation and stands behind the footer: who
 * has the page read to its end would hear the heading once more there.
 */
export function forgetAnnouncedPage(): void {
  clearTimeout(timer);
  timer = setTimeout(() => document.getElementById('gatsby-announcer')?.replaceChildren(), heardAfter);
}
