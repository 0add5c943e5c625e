import { useEffect, useState } from 'react';

/** Debounces a value by `delay` milliseconds. For live regions, which should not announce each key press. */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
