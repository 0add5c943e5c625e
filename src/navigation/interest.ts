/** Events that precede a click. A touch fires `pointerover` too. */
const signsOfInterest = ['pointerover', 'focusin'] as const;

/** Calls `handleLink` for each link that the visitor hovers, touches or focuses, until `signal` aborts. */
export function onInterest(handleLink: (link: HTMLAnchorElement) => void, signal?: AbortSignal): void {
  const handleSign = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !signal?.aborted) handleLink(link);
  };
  for (const sign of signsOfInterest) document.addEventListener(sign, handleSign, { passive: true, signal });
  // Also handles links that are hovered or focused already: such an event may have started the hydration that adds this
  // listener.
  document.querySelectorAll('a:hover, a:focus').forEach((target) => handleSign({ target }));
}
