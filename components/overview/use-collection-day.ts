'use client';

import type { FetchedSet } from '@/lib/client/ndjson-stream';
import type { PanelState } from '@/lib/client/panel-state';
import { newestDay } from '@/lib/client/prices/newest-day';
import { useFirst } from '@/lib/client/use-first';
import { useHydrated } from '@/lib/client/use-hydrated';
import { useStatus } from '@/lib/client/use-status';
import type { PriceItem } from '@/lib/contract/price';

/**
 * The newest day that there is anything of. The latest prices are the one question that finds it, so everything else
 * waits for them: in the morning what is kept says yesterday. Where they fail, the newest day that is kept stands in.
 */
export function useCollectionDay(latest: PanelState<FetchedSet<PriceItem>>): string | null {
  const status = useStatus();
  // The frame of the page may have the status before this part takes over the server's markup, which had none.
  const hydrated = useHydrated();
  return useFirst(status && hydrated ? dayOf(latest, status.freshness, status.now) : null);
}

interface Freshness {
  crawledAt: string | null;
  fetchedAt: string | null;
}

function dayOf(latest: PanelState<FetchedSet<PriceItem>>, kept: Freshness, now: string): string | null {
  if (latest.kind === 'loading' || (latest.kind === 'content' && latest.refetching)) return null;
  const crawled = kept.crawledAt?.slice(0, 10) ?? null;
  if (latest.kind !== 'content') return crawled ?? now.slice(0, 10);
  // The other pages open with the day that was crawled last, once these prices are counted among what is kept.
  const counted = kept.fetchedAt !== null && kept.fetchedAt >= latest.data.meta.fetchedAt;
  if (counted) return crawled ?? newestDay(latest.data.rows) ?? now.slice(0, 10);
  return kept.fetchedAt === null ? (newestDay(latest.data.rows) ?? now.slice(0, 10)) : null;
}
