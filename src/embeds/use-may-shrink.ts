import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the place of missing content is, or has been, below the viewport: from then on it may take less room, because
 * nothing visible moves.
 */
export function useMayShrink(place: RefObject<Element>, missing: boolean): boolean {
  const [mayShrink, setMayShrink] = useState(false);

  useEffect(() => {
    if (!missing || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isBelow = entries.some((entry) => !entry.isIntersecting && entry.boundingClientRect.top > 0);
      if (isBelow) setMayShrink(true);
    });
    observer.observe(place.current);
    return () => {
      observer.disconnect();
      setMayShrink(false);
    };
  }, [place, missing]);

  return missing && mayShrink;
}
