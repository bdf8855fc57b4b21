'use client';

import { useEffect, useState } from 'react';

/** A value once it has stood still for a moment: a search that is being typed asks once. */
export function useSettled<Value>(value: Value, wait = 200): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
