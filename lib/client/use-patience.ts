'use client';

import { useEffect, useState } from 'react';

/** True once `all` is there, or after `milliseconds` without it: what comes quickly comes at once, what is late in parts. */
export function usePatience(all: boolean, milliseconds: number): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (over) return;
    if (all) return setOver(true);
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [all, over, milliseconds]);
  return over || all;
}
