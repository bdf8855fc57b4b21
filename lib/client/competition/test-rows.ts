import type { Choice } from '@/lib/client/competition/reading';
import { type Competition, competition } from '@/lib/contract/price-competition';
import { tolerant } from '@/lib/contract/reading';

export const SELLING: Choice = { kind: 'rsp', offers: 'standard' };

interface Given {
  competition_id?: string | null;
  base?: Record<string, unknown>;
  benchmark?: Record<string, unknown>;
  coloring_levels?: Record<string, unknown> | null;
  /** One daily bucket for each, from 1 June on. */
  rows?: Record<string, unknown>[];
}

const ID = '3f0c6a52-7a54-4c57-9d0b-2f6c6f0d8c11';

/** A competition at one retailer, ours against theirs, target 98 to 102 with a margin of 5. */
export function competitionOf({ rows = [], ...given }: Given): Competition {
  return tolerant(competition).parse({
    competition_id: ID,
    coloring_levels: { target_min: 98, target_max: 102, margin: 5 },
    ...given,
    base: {
      name: 'Aurelle Soap',
      retailer: 'Markt',
      merchant_type: 'BUYBOX',
      product: { brand_name: 'Aurelle', is_customer_brand: true },
      ...given.base,
    },
    benchmark: {
      name: 'Bergtal Soap',
      retailer: 'Markt',
      merchant_type: 'BUYBOX',
      product: { brand_name: 'Bergtal', is_customer_brand: false },
      ...given.benchmark,
    },
    date_buckets: rows.map((row, at) => {
      const day = `2026-06-${String(at + 1).padStart(2, '0')}`;
      return { start_date: day, end_date: day, data: [row] };
    }),
  });
}
