/** The elements whose changes screen readers announce politely. */
export const liveRegions = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[aria-live=polite]')];

/** The only one of them. */
export function liveRegion(): HTMLElement {
  const [region, ...others] = liveRegions();
  if (!region || others.length > 0) throw new Error(`There are ${liveRegions().length} live regions, not one.`);
  return region;
}
