import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport that counts as near. */
const margin = '300px 0px';

/** Whether an element has come near the viewport while `watching`; stays true from then on. */
export function useNear(element: RefObject<Element>, watching: boolean): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    if (!watching || near || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, watching, near]);

  return near;
}
