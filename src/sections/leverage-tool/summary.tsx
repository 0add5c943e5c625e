import { useState } from 'react';
import { politely } from '../../components/politely';
import { useSettled } from '../../components/use-settled';
import * as hidden from '../../components/visually-hidden.module.css';

/** The result is announced when it has not changed for this many milliseconds: a slider fires an event at each step. */
const quiet = 700;

/** A live region that announces the result when the visitor stops changing it, but not before the first change. */
export function Summary({ text }: { text: string }) {
  const [first] = useState(text);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && text !== first) setHasChanged(true);
  const announced = useSettled(hasChanged ? text : '', quiet);
  return (
    <p {...politely} className={hidden.visuallyHidden}>
      {announced}
    </p>
  );
}
