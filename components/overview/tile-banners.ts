import { NOTHING_IN_BOTH, type TileData } from '@/components/overview/tile-data';
import type { Placement } from '@/lib/client/banners/placement';
import { shareOf } from '@/lib/client/banners/prepare-share';
import { type Weights, weightsInWords } from '@/lib/client/banners/weights';
import { counted } from '@/lib/client/counted';
import type { Format } from '@/lib/client/format';

interface Asked {
  readonly weights: Weights;
  readonly format: Format;
}

/** Own labels of own and competitor labels; compared at the retailers that both days have. */
export function bannerTile(now: readonly Placement[], before: readonly Placement[] | null, asked: Asked): TileData {
  const { weights, format } = asked;
  const { own, competitor, share, unknown, banners } = shareOf(now, weights);
  const weighed = weightsInWords(weights);
  return {
    value: format.percent(share),
    note:
      share === null && unknown > 0
        ? `${format.integer(unknown)} of ${counted(banners, 'banner', format)} have no counts`
        : `${format.integer(own)} of ${format.integer(own + competitor)} products on banners${weighed ? `, ${weighed}` : ''}`,
    change: before && changeOf(now, before, asked),
    target: null,
  };
}

function changeOf(
  now: readonly Placement[],
  before: readonly Placement[],
  { weights, format }: Asked,
): TileData['change'] {
  const [today, earlier] = [retailersOf(now), retailersOf(before)];
  const both = (placement: Placement) => [today, earlier].every((names) => names.has(placement.item.retailer_name));
  const is = shareOf(now.filter(both), weights);
  const was = shareOf(before.filter(both), weights);
  if (is.share === null || was.share === null) return NOTHING_IN_BOTH;
  const retailers = [...today].filter((name) => earlier.has(name)).length;
  return { text: format.points(is.share - was.share), note: `at ${counted(retailers, 'retailer', format)} in both` };
}

function retailersOf(placements: readonly Placement[]): Set<string | null> {
  return new Set(placements.map(({ item }) => item.retailer_name));
}
