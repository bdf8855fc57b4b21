import type { Score } from '@/lib/client/visibility/score';

/** What more own products among the first N would do to a score; null where counts or scale are not known. */
export interface OneMore {
  /** What one more adds, on the scale of the score. */
  adds: number;
  /** How many more reach the target; 0 where it is reached, null without a target or where all places are not enough. */
  needed: number | null;
}

/** One more own product takes the place of another: the total stays, own ÷ total grows by 1 ÷ total. */
export function oneMore({ at }: Pick<Score, 'at'>, scale: number | null): OneMore | null {
  const { own_product_count: own, total_product_count: total, target } = at;
  if (scale === null || own === null || !total) return null;
  const adds = scale / total;
  if (target === null) return { adds, needed: null };
  const needed = Math.max(0, Math.ceil(target / adds - own - 1e-9));
  return { adds, needed: own + needed > total ? null : needed };
}
