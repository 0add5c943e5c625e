import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after a frame is shown during which its scripts may still take the focus. */
const guardTime = 2000;

/**
 * For an element whose controls come and go: when the focused one disappears, that element itself gets the focus, since
 * otherwise the keyboard would start at the top of the page. Returns its handlers. React calls none of them while it
 * removes elements (https://github.com/facebook/react/issues/12363), so after that it still counts as focused.
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
 * Gives the focus back when a frame's script takes it while loading, which no attribute prevents for a frame of another
 * origin, and scrolls back, since Firefox scrolls to what gets the focus; but not when the visitor has scrolled elsewhere
 * at that moment. Not when the visitor has moved into the frame, by Tab or pointer; and it ends soon after the frame is
 * shown, since assistive technology may enter a frame without key or pointer.
 */
export function useFocusGuard(frame: RefObject<HTMLIFrameElement>, shown: boolean): void {
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    let lastFocused = document.activeElement;
    let lastKey = '';

    function giveBack(left: number, top: number): void {
      const iframe = frame.current;
      // Firefox moves the focus on from a frame that is inert, to the body.
      const isTaken = document.activeElement === iframe || document.activeElement === document.body;
      // A document without the focus has lost it to another window, not to the frame.
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
    // At `blur`, `document.activeElement` is not yet updated in all browsers, nor has the page been scrolled.
    window.addEventListener('blur', () => setTimeout(giveBack, 0, window.scrollX, window.scrollY), { signal });
    const timer = shown ? setTimeout(() => watch.abort(), guardTime) : undefined;
    return () => {
      watch.abort();
      clearTimeout(timer);
    };
  }, [frame, shown]);
}
