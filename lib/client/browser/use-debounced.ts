'use client';

import { useEffect, useState } from 'react';

/** Debounces a value, e.g. a search text that is being typed. */
export function useDebounced<Value>(value: Value, delay = 200): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}
