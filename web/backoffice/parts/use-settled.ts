import { useEffect, useState } from 'react';

const PAUSE_MS = 350;

/** What is being typed, once nothing has been typed for a moment: for questions that must not be asked at each letter. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
