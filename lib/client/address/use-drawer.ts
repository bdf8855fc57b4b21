'use client';

import { useRouter } from 'next/navigation';
import { parseAsString, useQueryState } from 'nuqs';
import { useRef } from 'react';

/** Returns the state of a drawer, stored in the address. Opening adds a history entry, so that Back closes it. */
export function useDrawer(name: string) {
  const [value, setValue] = useQueryState(name, parseAsString);
  const router = useRouter();
  /** The address when opening added an entry. */
  const before = useRef<string | null>(null);
  return {
    value,
    open(subject: string) {
      // Switching to another row replaces the entry, so that one step back closes the drawer.
      void setValue(subject, { history: value === null ? 'push' : 'replace' });
      if (value === null) before.current = addressWithout(name);
    },
    close() {
      // A step back would undo what changed within the drawer, such as the day.
      if (before.current === addressWithout(name)) router.back();
      else void setValue(null, { history: 'replace' });
      before.current = null;
    },
  };
}

/** Returns the parameters of the address without one, in a fixed order. */
function addressWithout(name: string): string {
  const search = new URLSearchParams(window.location.search);
  search.delete(name);
  search.sort();
  return String(search);
}
