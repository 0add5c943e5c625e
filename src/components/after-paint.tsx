import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import * as styles from './after-paint.module.css';

/** Calls back once the frame that is being drawn has been painted; answers how to call it off. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // The callback of a frame comes just before its paint, a timer set in it just after.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Follows a value with one paint between, for what need not keep the page's heading waiting. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(() => value))), [painted, value]);
  return painted;
}

/** `current` tells whether the browser shows a page already, which is left for the one that is being drawn. */
export const LeavesPage = createContext<{ readonly current: boolean }>({ current: false });

/**
 * What can wait until the top of a page has been painted, when somebody goes on to it: a page's heading answers the
 * click, and the rest is there a moment later. Built pages are whole, and so are those that open at a place further down.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const leaves = useContext(LeavesPage);
  const [isDue, setIsDue] = useState(() => !leaves.current || window.location.hash !== '');
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setIsDue(true)))), [isDue]);
  return isDue ? children : <div className={styles.room} />;
}
