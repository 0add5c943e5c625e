import { type RefObject, useEffect, useState } from 'react';
import { whenIdle } from '../components/when-idle';

/** Values of IntersectionObserver's `rootMargin`. */
const margins = { near: '300px 0px', 'in view': '-100px 0px' };

/**
 * When an element counts as near. `near`: within 300 px of the viewport. `in view`: 100 px inside it while the browser
 * is idle, or pointed at, touched or focused; for content too heavy to load for visitors who never see it.
 */
export type Nearness = keyof typeof margins;

/** Whether an element has come near the viewport while `watching`; stays true afterwards. */
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
