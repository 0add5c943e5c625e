/**
 * Timeout of waiting for an idle period, in milliseconds. There may be none where frames or extensions keep the main
 * thread busy. https://developer.mozilla.org/docs/Web/API/Background_Tasks_API#getting_the_most_out_of_idle_callbacks
 */
const timeout = 2000;

/** Runs once the browser is idle; at once in Safari, which has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=164193 */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout });
  else run();
}
