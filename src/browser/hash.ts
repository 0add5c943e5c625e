/** The id in the URL's fragment; empty if there is none, or if it cannot be decoded. */
export function hashId(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Opens the accordion item whose id is in the fragment, and scrolls to it. Some browsers do so when a page loads, but
 * none does after a client-side navigation.
 */
export function openAccordionAtHash(): void {
  const target = document.getElementById(hashId());
  const item = target?.closest('details');
  if (!target || !item || item.open) return;
  item.open = true;
  target.scrollIntoView();
}

/** After a client-side navigation, scrolls to the element in the fragment, or to the top. */
export function scrollToHash(): void {
  const target = document.getElementById(hashId());
  if (target) target.scrollIntoView();
  else window.scrollTo(0, 0);
}
