'use client';

import { useRouter } from 'next/navigation';
import { parseAsString, useQueryState } from 'nuqs';
import { useRef } from 'react';

/** Returns the state of a drawer, stored in the address. Opening adds a history entry, so that Back closes it. */
export function useDrawer(name: string) {
  const [value, setValue] = useQueryState(name, parseAsString);
  const router = useRouter();
  const pushed = useRef(false);
  return {
    value,
    open(subject: string) {
      // Switching to another row replaces the entry, so that one step back closes the drawer.
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
