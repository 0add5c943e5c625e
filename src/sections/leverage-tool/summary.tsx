import { useEffect, useRef, useState } from 'react';
import { politely } from '../../components/politely';
import * as hidden from '../../components/patterns/visually-hidden.module.css';

/**
 * Screen readers announce the result when it has not changed for this many milliseconds, since a slider fires an event
 * at each step.
 */
const quiet = 700;

/**
 * A live region that announces the result when the result has stopped changing. It is silent until the first change.
 */
export function Summary({ text }: { text: string }) {
  const first = useRef(text);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (text === first.current) return undefined;
    first.current = '';
    const timer = setTimeout(() => setAnnounced(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p {...politely} className={hidden.visuallyHidden}>
      {announced}
    </p>
  );
}
