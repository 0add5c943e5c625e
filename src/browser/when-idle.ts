/**
 * Longest wait for an idle period, in milliseconds. The main thread may never be idle if frames or extensions keep it
 * busy. https://developer.mozilla.org/docs/Web/API/Background_Tasks_API#getting_the_most_out_of_idle_callbacks
 */
const timeout = 2000;

/**
 * Calls `run` once the browser is idle. Safari has no requestIdleCallback
 * (https://bugs.webkit.org/show_bug.cgi?id=164193), so there it is called at once.
 */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout });
  else run();
}
