import { fetchAgain, noteFailure, refetchFailed } from '../browser/failed-files';

/** Records each script element that fails to load, from this call on. */
export function noteFailedScripts(): void {
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) noteFailure(target.src);
  };
  // Load errors of elements do not bubble, so the listener captures them.
  window.addEventListener('error', handleError, { capture: true });
}

/** Whether the page can be fetched now. Without a network, reloading would replace it by the browser's error page. */
const isReachable = (): Promise<boolean> =>
  fetchAgain(window.location.href).then(
    ({ ok }) => ok,
    () => false,
  );

async function reload(link: Element): Promise<void> {
  link.setAttribute('aria-busy', 'true');
  const [reachable] = await Promise.all([isReachable(), refetchFailed()]);
  if (reachable) window.location.reload();
  else link.setAttribute('aria-busy', 'false');
}

/**
 * Makes links with `data-reload` fetch the scripts that failed to load, then reload the page. Following the link
 * instead would lose `history.state`, which may hold the link for setting a new password.
 */
export function reloadByLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-reload]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void reload(link);
  });
}
