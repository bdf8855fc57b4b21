import { fetchSet } from '@/lib/client/ndjson-stream';
import { rankOf } from '@/lib/client/rankings/place';
import { collectedShelves } from '@/lib/client/rankings/prepare-movers';
import { prepareRankings } from '@/lib/client/rankings/prepare-rankings';
import { shelfKey } from '@/lib/client/rankings/ranking';
import type { Holding } from '@/lib/client/use-sets';
import type { SearchProduct } from '@/lib/contract/visibility-search-by-product';

/** Both ranks of a place, and its page. */
export interface DayPlace {
  readonly kind: number | null;
  readonly page: number | null;
  readonly pageNo: number | null;
}

/** A day's ranked places: by shelf, then by product. A shelf that was not collected is absent. */
export type DayRanks = ReadonlyMap<string, ReadonlyMap<string, DayPlace>>;

export function dayRanks(rows: readonly SearchProduct[]): DayRanks {
  const rankings = prepareRankings(rows);
  const shelves = new Map([...collectedShelves(rankings)].map((id) => [id, new Map<string, DayPlace>()]));
  for (const { key: product, item, told } of rankings)
    for (const [key, keyword] of told) {
      const place = { kind: rankOf(keyword, 'kind'), page: rankOf(keyword, 'page'), pageNo: keyword.page_no };
      if (product !== null && (place.kind !== null || place.page !== null))
        shelves.get(shelfKey(item, key))?.set(product, place);
    }
  return shelves;
}

/** Of a day's set only its places are held on to: a month of days would fill the browser. */
export const DAY_RANKS: Holding<{ url: string; ranks: DayRanks }> = {
  name: 'day-ranks',
  load: async (url, options) => ({
    url,
    ranks: dayRanks((await fetchSet<SearchProduct>(url, options)).rows),
  }),
};
