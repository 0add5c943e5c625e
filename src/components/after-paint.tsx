import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useIsClient } from './use-is-client';
import * as styles from './after-paint.module.css';

/**
 * After a client-side navigation, renders its children in a separate React transition, so that the heading above them
 * is painted first: about 200 ms earlier on the page Conditions, with the CPU slowed down four times. Renders them at
 * once in a newly loaded document, and if the URL has a fragment, since that may be the id of an element among them.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isHydrating = !useIsClient();
  const [isDue, setIsDue] = useState(() => isHydrating || window.location.hash !== '');
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue ? children : <div className={styles.room} />;
}
