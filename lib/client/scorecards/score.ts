import type { Faceted } from '@/lib/client/facets';
import type { SkuFacts } from '@/lib/client/scorecards/prepare-sku-facts';
import type { SharedFacet } from '@/lib/client/shared-filters';
import type { ScorecardRow } from '@/lib/contract/scorecard';

/** One row of a scorecard: a SKU at a retailer, with what the price set knows of the SKU. */
export interface Score extends Faceted<SharedFacet> {
  /** Unique in its answer, and the same in another answer wherever the row names its retailer and SKU. */
  readonly id: string;
  readonly row: ScorecardRow;
  /** What pairs it with a row of another range or file; null where it names no retailer or no SKU. */
  readonly key: string | null;
  /** Null where the price set does not know the SKU: then nobody said whose it is. */
  readonly facts: SkuFacts | null;
}

/** A SKU at a retailer, across ranges and files. */
export function pairKey(retailer: string | null, sku: string | null): string | null {
  return retailer && sku ? `${encodeURIComponent(retailer)}|${sku}` : null;
}

/** The SKU's name, else its number, else at least its brand. */
export function skuName({ service_sku_name, service_sku_id, brand }: ScorecardRow): string {
  return service_sku_name ?? service_sku_id ?? [brand, 'SKU not stated'].filter(Boolean).join(', ');
}
