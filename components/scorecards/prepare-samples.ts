import type { SkuRow } from '@/components/scorecards/prepare-sku-rows';
import { skuName } from '@/components/scorecards/score';
import { NOT_STATED } from '@/lib/client/facets';

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
  const brands = new Map<string, Sample[]>();
  let shown = 0;
  for (const { score, shown: rating } of rows) {
    const { brand, retailer, review_count } = score.row;
    if (rating === null || review_count === null) continue;
    shown += 1;
    const its = brands.get(brand ?? NOT_STATED) ?? [];
    its.push({
      id: score.id,
      name: skuName(score.row),
      retailer: retailer ?? 'not stated',
      reviews: review_count,
      rating,
    });
    brands.set(brand ?? NOT_STATED, its);
  }
  return {
    brands: [...brands]
      .map(([brand, samples]) => ({ brand, samples }))
      .sort((a, b) => b.samples.length - a.samples.length || a.brand.localeCompare(b.brand)),
    shown,
    without: rows.length - shown,
  };
}
