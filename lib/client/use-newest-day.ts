'use client';

import { useStatus } from '@/lib/client/use-status';

/**
 * The newest day of which data is kept, else the server's today; null until the status is there. "Now" is the data's:
 * a period that ends with the reader's clock would be empty wherever collection has stopped.
 */
export function useNewestDay(): string | null {
  const status = useStatus();
  return status ? (status.freshness.crawledAt ?? status.now).slice(0, 10) : null;
}
