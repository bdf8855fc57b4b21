import { useState } from 'react';

/** Whether it was so once: what opened stays mounted, to close as gently as it came. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
