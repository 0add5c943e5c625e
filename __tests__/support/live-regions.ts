/** The only live region with `aria-live="polite"`. */
export function liveRegion(): HTMLElement {
  const [region, ...others] = document.querySelectorAll<HTMLElement>('[aria-live=polite]');
  if (!region || others.length > 0) throw new Error('There is not one live region.');
  return region;
}
