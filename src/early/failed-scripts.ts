/** Tells styles by `data-scripts-failed` that a file of the page's scripts never came. */
export function noteFailedScripts(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) document.documentElement.dataset.scriptsFailed = '';
  };
  // Does not bubble.
  window.addEventListener('error', note, { capture: true });
}
