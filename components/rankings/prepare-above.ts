import { rankOf } from '@/lib/client/rankings/place';
import { productName, type Ranking, shopOf } from '@/lib/client/rankings/ranking';

/** A product that stands nearer to the top of a shelf. */
export interface Above {
  readonly id: string;
  readonly rank: number;
  readonly name: string;
  readonly own: boolean;
}

/** Who stands above a product for each of its keywords, the first place first; nothing where it is not ranked. */
export function prepareAbove(all: readonly Ranking[], { id, item, places }: Ranking): ReadonlyMap<string, Above[]> {
  const above = new Map<string, Above[]>();
  const ranks = new Map([...places].map(([key, keyword]) => [key, rankOf(keyword, 'page')]));
  for (const other of all) {
    if (other.id === id || shopOf(other.item) !== shopOf(item)) continue;
    for (const [key, keyword] of other.told) {
      const [mine, rank] = [ranks.get(key) ?? null, rankOf(keyword, 'page')];
      if (mine === null || rank === null || rank >= mine) continue;
      const its = { id: other.id, rank, name: productName(other.item), own: other.item.is_customer_brand === true };
      above.set(key, [...(above.get(key) ?? []), its]);
    }
  }
  for (const products of above.values()) products.sort((a, b) => a.rank - b.rank);
  return above;
}
