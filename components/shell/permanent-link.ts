'use client';

import { useEffect } from 'react';

let permanentLink: (() => string) | null = null;

/** Makes a function the source of `readPermanentLink` while its page is shown. */
export function usePermanentLink(link: () => string): void {
  useEffect(() => {
    permanentLink = link;
    return () => {
      permanentLink = null;
    };
  }, [link]);
}

/** Returns an address that shows what is on screen, also on later days. */
export function readPermanentLink(): string {
  return permanentLink?.() ?? window.location.href;
}
