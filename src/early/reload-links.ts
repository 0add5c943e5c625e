import { fetchAgain, noteFailure, refetchFailed } from '../navigation/failed-files';

/** Notes from now on every script element that fails to load. */
export function noteFailedScripts(): void {
  const handleError = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) noteFailure(target.src);
  };
  // Load errors of elements do not bubble, but are captured.
  window.addEventListener('error', handleError, { capture: true });
}

/** Whether the page itself could be had now. Without a network, a reload would replace it with the browser's error page. */
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
 * Makes links with `data-reload` reload the page and what it lacks. A reload keeps the state of the history entry, which may
 * contain a reset link; following a link to the page's own address would lose it.
 */
export function reloadByLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-reload]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    void reload(link);
  });
}
