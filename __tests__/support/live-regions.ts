/** The only element whose changes screen readers announce politely. */
export function liveRegion(): HTMLElement {
  const [region, ...others] = document.querySelectorAll<HTMLElement>('[aria-live=polite]');
  if (!region || others.length > 0) throw new Error('There is not one live region.');
  return region;
}
