import type { SkuRow } from '@/components/scorecards/prepare-sku-rows';
import { NOT_STATED } from '@/lib/client/facets';
import { skuName } from '@/lib/client/scorecards/score';
import { groupBy } from '@/lib/queries/shared/group-by';

/** A row as a dot: how many reviews, what rating. */
export interface Sample {
  readonly id: string;
  readonly name: string;
  readonly retailer: string;
  readonly reviews: number;
  readonly rating: number;
}

/** The dots of one brand. */
export interface BrandSamples {
  readonly brand: string;
  readonly samples: readonly Sample[];
}

export interface Samples {
  /** The brand with most dots first. */
  readonly brands: readonly BrandSamples[];
  readonly shown: number;
  /** Rows without a rating or a count: they have no place on the chart. */
  readonly without: number;
}

export function prepareSamples(rows: readonly SkuRow[]): Samples {
  const placed = rows.flatMap(({ score, shown: rating }) => {
    const { brand, retailer, review_count: reviews } = score.row;
    if (rating === null || reviews === null) return [];
    const sample = { id: score.id, name: skuName(score.row), retailer: retailer ?? 'not stated', reviews, rating };
    return [{ brand: brand ?? NOT_STATED, sample }];
  });
  return {
    brands: [...groupBy(placed, ({ brand }) => brand)]
      .map(([brand, its]) => ({ brand, samples: its.map(({ sample }) => sample) }))
      .sort((a, b) => b.samples.length - a.samples.length || a.brand.localeCompare(b.brand)),
    shown: placed.length,
    without: rows.length - placed.length,
  };
}
