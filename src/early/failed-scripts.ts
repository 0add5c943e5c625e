/** Sets `data-scripts-failed` on the root element, for styles, when one of the page's scripts fails to load. */
export function noteFailedScripts(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.scriptsFailed = '';
  };
  // Load errors of elements do not bubble, but are captured.
  window.addEventListener('error', note, { capture: true });
}
