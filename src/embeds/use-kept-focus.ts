import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after a frame is shown in which its scripts may still take the focus. */
const guardTime = 2000;

/**
 * Keeps the focus in an element whose controls are removed and added: when the focused control disappears, the element
 * itself gets the focus. Otherwise the next Tab would start at the top of the page. Returns handlers for the element.
 * React calls no `onBlur` when it removes the focused element (https://github.com/facebook/react/issues/12363), which
 * is how the hook detects this.
 */
export function useKeptFocus(holder: RefObject<HTMLElement>) {
  const focused = useRef(false);
  useLayoutEffect(() => {
    const element = holder.current;
    if (focused.current && !element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => void (focused.current = true),
    onBlur: () => void (focused.current = false),
  };
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/**
 * Gives the focus back if a frame's script takes it while loading, which no attribute prevents for cross-origin frames.
 * Also restores the scroll position, since Firefox scrolls to the focused frame; not if the frame is out of view, as
 * when the visitor has scrolled elsewhere at that moment. Does nothing if the visitor has moved into the frame by Tab
 * or pointer. Stops soon after the frame is shown, since assistive technology may enter a frame without either.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement>, shown: boolean): void {
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    let lastFocused = document.activeElement;
    let lastKey = '';

    function giveBack(left: number, top: number): void {
      const iframe = frame.current;
      // Firefox moves the focus from an inert frame to the body.
      const isTaken = document.activeElement === iframe || document.activeElement === document.body;
      // If the document has no focus, another window took it, not the frame.
      if (!iframe || !isTaken || !document.hasFocus() || lastKey === 'Tab' || iframe.matches(':hover')) return;
      if (lastFocused instanceof HTMLElement && lastFocused.isConnected && lastFocused !== document.body) {
        lastFocused.focus({ preventScroll: true });
      } else iframe.blur();
      if (isInView(iframe)) window.scrollTo({ left, top, behavior: 'instant' });
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
    // Waits until `document.activeElement` is updated and Firefox has scrolled, which in some browsers happens after
    // `blur`.
    window.addEventListener('blur', () => setTimeout(giveBack, 0, window.scrollX, window.scrollY), { signal });
    const timer = shown ? setTimeout(() => watch.abort(), guardTime) : undefined;
    return () => {
      watch.abort();
      clearTimeout(timer);
    };
  }, [frame, shown]);
}
