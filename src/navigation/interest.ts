/** Events before a probable click; touch fires `pointerover` too. */
const signsOfInterest = ['pointerover', 'focusin'] as const;

/** Calls `handleLink` for each link that the visitor points at, touches or focuses, until the signal aborts. */
export function onInterest(handleLink: (link: HTMLAnchorElement) => void, signal?: AbortSignal): void {
  const handleSign = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !signal?.aborted) handleLink(link);
  };
  for (const sign of signsOfInterest) document.addEventListener(sign, handleSign, { passive: true, signal });
  // Hydration starts with the first such event, which happened before this listener was added.
  document.querySelectorAll('a:hover, a:focus').forEach((target) => handleSign({ target }));
}
