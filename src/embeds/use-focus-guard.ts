import { type RefObject, useEffect } from 'react';

/** Milliseconds after a frame is shown during which its scripts may still take the focus. */
const guardTime = 2000;

/** Whether the visitor moved into the frame, by Tab or pointer; otherwise its script took the focus. */
const wasEntered = (frame: Element, lastKey: string): boolean => lastKey === 'Tab' || frame.matches(':hover');

/**
 * Restores the focus when a frame's script takes it while loading: no attribute prevents that for a cross-origin frame
 * Ends soon after it is shown, since assistive technology may enter a frame without key or pointer.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement>, shown: boolean): void {
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    let lastFocused = document.activeElement;
    let lastKey = '';

    function restore(): void {
      const iframe = frame.current;
      if (!iframe || document.activeElement !== iframe || wasEntered(iframe, lastKey)) return;
      if (lastFocused instanceof HTMLElement && lastFocused.isConnected && lastFocused !== document.body) {
        lastFocused.focus({ preventScroll: true });
      } else iframe.blur();
    }

    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Element && target !== frame.current) lastFocused = target;
      },
      { signal },
    );
    document.addEventListener('keydown', ({ key }) => (lastKey = key), { signal });
    document.addEventListener('pointerdown', () => (lastKey = ''), { signal });
    // At `blur`, `document.activeElement` is not yet updated in all browsers.
    window.addEventListener('blur', () => setTimeout(restore), { signal });
    const timer = shown ? setTimeout(() => watch.abort(), guardTime) : undefined;
    return () => {
      watch.abort();
      clearTimeout(timer);
    };
  }, [frame, shown]);
}
