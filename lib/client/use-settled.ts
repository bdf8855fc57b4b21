'use client';

import { useEffect, useState } from 'react';

/** Debounces a value, e.g. a search text that is being typed. */
export function useSettled<Value>(value: Value, delay = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
