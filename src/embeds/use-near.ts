import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../components/when-idle';

/** Distances from the edges of the viewport. */
const margins = { near: '300px 0px', 'in view': '-100px 0px' };

/**
 * What counts as near: `near` the viewport; or `in view`, by 100 px, while the browser is idle, or pointed at, touched or
 * focused, for what is too heavy to load for visitors who never look at it.
 */
export type Nearness = keyof typeof margins;

/** Whether an element has come near while `watching`; stays true from then on. */
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
