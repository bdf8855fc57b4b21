import type { Cell } from '@/lib/client/competition/pair';
import type { PriceKind } from '@/lib/client/competition/reading';

export interface CheapestMerchant {
  name: string;
  /** Buckets in which it had the lowest price. */
  buckets: number;
}

export interface SideMerchants {
  /** Most often the cheapest first. */
  merchants: CheapestMerchant[];
  /** Buckets in which the side's own price was the lowest among the merchants, of those that say. */
  lowest: { count: number; of: number };
}

/** Who sold a side cheapest over the period, for the selling or the list price. */
export function cheapestMerchants(cells: readonly Cell[], side: 'base' | 'benchmark', kind: PriceKind): SideMerchants {
  const infos = cells.flatMap(({ row }) => row?.[`${side}_min_info`] ?? []);
  const counts = new Map<string, number>();
  for (const info of infos) {
    const name = kind === 'rsp' ? info.min_merchant : info.min_merchant_2;
    if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const said = infos
    .map((info) => (kind === 'rsp' ? info.is_min_price : info.is_min_price_2))
    .filter((is) => is !== null);
  return {
    merchants: [...counts]
      .map(([name, buckets]) => ({ name, buckets }))
      .sort((a, b) => b.buckets - a.buckets || a.name.localeCompare(b.name)),
    lowest: { count: said.filter(Boolean).length, of: said.length },
  };
}
