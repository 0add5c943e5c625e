import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For this many milliseconds after a frame has appeared, the page takes back the focus that a script in the frame has
 * taken.
 */
const guardTime = 2000;

/**
 * Keeps the focus in an element whose controls are removed and added: when the focused control is removed, the element
 * itself gets the focus. Otherwise the next Tab would start at the top of the page. Returns handlers for the element.
 * They tell whether the visitor moved the focus away or React removed the focused control: in the second case React
 * does not call `onBlur` (https://github.com/facebook/react/issues/12363).
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
 * Gives the focus back to the page if a script in a loading frame takes it. No attribute of `<iframe>` prevents a
 * cross-origin frame from taking the focus. Also restores the scroll position, since Firefox scrolls to a frame that
 * gets the focus. If the frame is out of view, the visitor has scrolled away meanwhile, so the scroll position stays. A
 * visitor who enters the frame by Tab or pointer keeps the focus there. Screen readers may enter a frame in other ways,
 * so the guard ends soon after the frame is shown.
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
      // If the document has no focus, another window has taken it.
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
    // Waits for a later task: only after `blur`, some browsers update `document.activeElement` and Firefox scrolls.
    window.addEventListener('blur', () => setTimeout(giveBack, 0, window.scrollX, window.scrollY), { signal });
    const timer = shown ? setTimeout(() => watch.abort(), guardTime) : undefined;
    return () => {
      watch.abort();
      clearTimeout(timer);
    };
  }, [frame, shown]);
}
