/**
 * Makes links with `data-reload` reload the page. A reload keeps the state of the history entry, which may contain a
 * reset link; following a link to the page's own address would lose it.
 */
export function reloadByLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('[data-reload]') : null;
    if (!link || event.defaultPrevented) return;
    event.preventDefault();
    window.location.reload();
  });
}
