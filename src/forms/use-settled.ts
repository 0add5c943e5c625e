import { useEffect, useState } from 'react';

/** A value that follows another one after it stood still for a while, in milliseconds: for live regions beside typing. */
export function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
