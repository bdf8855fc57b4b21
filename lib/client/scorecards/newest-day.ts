import type { PriceItem } from '@/lib/contract/price';

/** The newest day that prices are of: what "latest" turned out to be. Null for an empty set. */
export function newestDay(items: readonly PriceItem[]): string | null {
  let newest: string | null = null;
  for (const { date } of items) if (date !== null && (newest === null || date > newest)) newest = date;
  return newest;
}
