'use client';

import { useHydrated } from '@/lib/client/use-hydrated';
import { useStatus } from '@/lib/client/use-status';

/**
 * The newest day of which data is kept, else the server's today; null until the status is there. "Now" is the data's:
 * a period that ends with the reader's clock would be empty wherever collection has stopped.
 */
export function useNewestDay(): string | null {
  const status = useStatus();
  // The frame of the page may have the status before this part takes over the server's markup, which had none.
  const hydrated = useHydrated();
  return status && hydrated ? (status.freshness.crawledAt ?? status.now).slice(0, 10) : null;
}
