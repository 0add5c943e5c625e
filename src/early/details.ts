/**
 * Polyfill of `<details name>`: keeps one item of a group open (https://caniuse.com/mdn-html_elements_details_name).
 */
export function keepOneOpen(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  const closeOthers = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.open) return;
    for (const item of document.querySelectorAll<HTMLDetailsElement>('details[name]')) {
      if (item !== target && item.getAttribute('name') === target.getAttribute('name')) item.open = false;
    }
  };
  // The event `toggle` does not bubble, so it is captured.
  document.addEventListener('toggle', closeOthers, { capture: true });
}
