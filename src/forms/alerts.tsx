import { useEffect, useRef } from 'react';
import { Strip } from './strip';
import * as styles from './form.module.css';

interface AlertsProps {
  texts: readonly string[];
}

/**
 * Messages above a form: each is a `role="alert"`. When they appear they take the focus, which scrolls them into view: on
 * a phone the button that was pressed is often more than a screen below them.
 */
export function Alerts({ texts }: AlertsProps) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (texts.length > 0) group.current?.focus();
  }, [texts]);
  return (
    <div ref={group} tabIndex={-1} className={styles.alerts}>
      {texts.map((text, index) => (
        <Strip key={index} tone="problem">
          {text}
        </Strip>
      ))}
    </div>
  );
}
