import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../browser/when-idle';

/** Values of IntersectionObserver's `rootMargin`. */
const margins = { near: '300px 0px', 'in view': '-100px 0px' };

/**
 * When content starts to load. `near`: its element is less than 300 px above or below the viewport. `in view`, for
 * heavy content that visitors may never scroll to: its element is at least 100 px inside the viewport and the browser
 * is idle, or the visitor points at, touches or focuses the element.
 */
export type Nearness = keyof typeof margins;

/** Returns whether an element has come near the viewport while `watching` was true; stays true afterwards. */
export function useNear(element: RefObject<Element>, watching: boolean, nearness: Nearness = 'near'): boolean {
  const [near, setNear] = useState(false);

  useEffect(() => {
    const target = element.current;
    if (!watching || near || !target) return;
    const watch = new AbortController();
    const { signal } = watch;
    const arrive = () => {
      if (!signal.aborted) setNear(true);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        if (nearness === 'near') arrive();
        else whenIdle(arrive);
      },
      { rootMargin: margins[nearness] },
    );
    observer.observe(target);
    if (nearness === 'in view')
      for (const sign of ['pointerover', 'focusin']) target.addEventListener(sign, arrive, { signal });
    return () => {
      observer.disconnect();
      watch.abort();
    };
  }, [element, watching, near, nearness]);

  return near;
}
