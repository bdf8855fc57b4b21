import { useState } from 'react';

/** Returns true once `value` has been true, e.g. to keep a dialog mounted for its closing transition. */
export function useLatch(value: boolean): boolean {
  const [latched, setLatched] = useState(value);
  if (value && !latched) setLatched(true);
  return latched || value;
}
