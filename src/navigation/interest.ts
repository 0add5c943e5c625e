/** A finger that touches a link comes over it too. */
const signsOfInterest = ['pointerover', 'focusin'] as const;

/** Tells of every link that somebody points at, touches or focuses, until the signal says stop. */
export function onInterest(handleLink: (link: HTMLAnchorElement) => void, signal?: AbortSignal): void {
  const handleSign = ({ target }: Pick<Event, 'target'>) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && !signal?.aborted) handleLink(link);
  };
  for (const sign of signsOfInterest) document.addEventListener(sign, handleSign, { passive: true, signal });
  // The interest that woke the page's scripts was shown before anything listened.
  document.querySelectorAll('a:hover, a:focus').forEach((target) => handleSign({ target }));
}
