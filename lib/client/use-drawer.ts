'use client';

import { useRouter } from 'next/navigation';
import { parseAsString, useQueryState } from 'nuqs';
import { useRef } from 'react';

/** A drawer whose subject stands in the address: opening is a step of the history, so Back closes it first. */
export function useDrawer(name: string) {
  const [value, setValue] = useQueryState(name, parseAsString);
  const router = useRouter();
  const pushed = useRef(false);
  return {
    value,
    open(subject: string) {
      // From one row to the next the drawer stays: one step back closes it.
      void setValue(subject, { history: value === null ? 'push' : 'replace' });
      if (value === null) pushed.current = true;
    },
    close() {
      if (pushed.current) router.back();
      else void setValue(null, { history: 'replace' });
      pushed.current = false;
    },
  };
}
