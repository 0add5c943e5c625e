import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the place of missing content is, or has been, below the viewport: from then on it may take less room, because
 * nothing visible moves.
 */
export function useMayShrink(place: RefObject<Element>, missing: boolean): boolean {
  const [mayShrink, setMayShrink] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!missing || !element) return;
    let frame = 0;
    // Measured and rendered right before a paint: the page may be scrolled between an observation and the next frame.
    const observer = new IntersectionObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (element.getBoundingClientRect().top >= window.innerHeight) flushSync(() => setMayShrink(true));
      });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setMayShrink(false);
    };
  }, [place, missing]);

  return missing && mayShrink;
}
