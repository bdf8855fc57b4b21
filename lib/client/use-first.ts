'use client';

import { useState } from 'react';

/** The first value that was there: the day a page opened with does not move while a person looks at it. */
export function useFirst<Value>(value: Value | null): Value | null {
  const [first, setFirst] = useState(value);
  if (first === null && value !== null) setFirst(value);
  return first;
}
