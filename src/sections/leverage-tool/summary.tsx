import { useEffect, useRef, useState } from 'react';
import { politely } from '../../components/politely';
import * as hidden from '../../components/visually-hidden.module.css';

/** Milliseconds without a change after which the result is announced: a slider fires an event for every step. */
const quiet = 700;

/** Announces the result to screen readers once the visitor stops changing it; says nothing before the first change. */
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
