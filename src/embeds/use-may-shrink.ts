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
    // Measured again and rendered synchronously, because the page may be scrolled between an observation and a render.
    const observer = new IntersectionObserver(() => {
      if (element.getBoundingClientRect().top >= window.innerHeight) flushSync(() => setMayShrink(true));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setMayShrink(false);
    };
  }, [place, missing]);

  return missing && mayShrink;
}
