import { type RefObject, useEffect } from 'react';

/** How long after it is shown a frame still settles, in milliseconds. */
const settling = 2000;

/** Whether somebody went into the frame, rather than the frame taking the focus by itself. */
const wasEntered = (frame: Element, lastKey: string): boolean => lastKey === 'Tab' || frame.matches(':hover');

/**
 * Gives the focus back when a frame takes it while loading: no attribute forbids that to a frame of another site.
 * Afterwards the frame is left alone, since assistive technology may enter it without a key or a pointer.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement>, shown: boolean): void {
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    let holder = document.activeElement;
    let lastKey = '';

    function restore(): void {
      const taker = frame.current;
      if (!taker || document.activeElement !== taker || wasEntered(taker, lastKey)) return;
      if (holder instanceof HTMLElement && holder.isConnected && holder !== document.body) {
        holder.focus({ preventScroll: true });
      } else taker.blur();
    }

    document.addEventListener('focusin', ({ target }) => target !== frame.current && (holder = target as Element), {
      signal,
    });
    document.addEventListener('keydown', ({ key }) => (lastKey = key), { signal });
    document.addEventListener('pointerdown', () => (lastKey = ''), { signal });
    // By the time of this event the browser has not yet moved the focus everywhere.
    window.addEventListener('blur', () => setTimeout(restore), { signal });
    const rest = shown ? setTimeout(() => watch.abort(), settling) : undefined;
    return () => {
      watch.abort();
      clearTimeout(rest);
    };
  }, [frame, shown]);
}
