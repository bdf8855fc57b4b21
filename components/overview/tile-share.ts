import { ratioOf, shareChange, type TileData } from '@/components/overview/tile-data';
import type { Format } from '@/lib/client/format';
import { likeForLike } from '@/lib/client/match-sets';
import { metOf, ownShare } from '@/lib/client/visibility/prepare-totals';
import type { Score } from '@/lib/client/visibility/score';

/** Own products among the first of each search result, of all products counted there. */
export function shareTile(now: readonly Score[], before: readonly Score[] | null, format: Format): TileData {
  const own = ownShare(ownOf(now));
  const met = metOf(now);
  return {
    value: format.percent(ratioOf(own)),
    note: `${format.integer(own.count)} of ${format.integer(own.of)} products on search pages`,
    change: before && changeOf(ownOf(now), ownOf(before), format),
    target: met.of === 0 ? null : `${format.integer(met.count)} of ${format.integer(met.of)} targets met`,
  };
}

/** Own products of all on the shelves of these scores. */
export function ownShareOf(scores: readonly Score[]): number | null {
  return ratioOf(ownShare(ownOf(scores)));
}

function changeOf(now: readonly Score[], before: readonly Score[], format: Format): TileData['change'] {
  const { both } = likeForLike(now.filter(isCounted), before.filter(isCounted), ({ id }) => id);
  const share = ownShare(both.map((pair) => pair.now));
  return shareChange(share, ownShare(both.map((pair) => pair.before)), 'product', format);
}

function ownOf(scores: readonly Score[]): readonly Score[] {
  return scores.filter(({ item }) => item.is_own_brand === true);
}

function isCounted({ at }: Score): boolean {
  return at.own_product_count !== null && at.total_product_count !== null;
}
