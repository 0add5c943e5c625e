import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react';
import * as styles from './after-paint.module.css';

/** Calls back after the current frame has been painted. Returns a function that cancels the call. */
function afterPaint(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // requestAnimationFrame callbacks run just before the paint; a timer set inside one runs just after it.
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(callback);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Returns the value, updated one paint late: for content that must not delay the paint of the page's heading. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);
  useEffect(() => (painted === value ? undefined : afterPaint(() => setPainted(() => value))), [painted, value]);
  return painted;
}

/** `current` is true once the document's first page is mounted: every later page is a client-side navigation. */
export const FirstPageMounted = createContext<{ readonly current: boolean }>({ current: false });

/**
 * After a client-side navigation, renders its children only when the top of the page has been painted, which shortens
 * the time from click to heading. On first load, and on pages opened at a fragment, renders them at once.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const firstPageMounted = useContext(FirstPageMounted);
  const [isDue, setIsDue] = useState(() => !firstPageMounted.current || window.location.hash !== '');
  useEffect(() => (isDue ? undefined : afterPaint(() => startTransition(() => setIsDue(true)))), [isDue]);
  return isDue ? children : <div className={styles.room} />;
}
