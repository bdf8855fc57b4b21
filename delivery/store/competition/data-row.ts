import type { CompetitionDefinition } from '@/delivery/definitions/price-competitions';
import type { DataRow } from '@/lib/contract/price-competition';
import { exact } from '../rounding';
import type { SidePrices } from './side-prices';
import { depthOfPromotion, positivity, priceIndex } from './verdict';

type Levels = CompetitionDefinition['coloring_levels'];

interface Pair {
  rsp: number | null;
  rrp: number | null;
}

interface SideInBucket {
  status: string;
  standard: Pair;
  withOos: Pair;
  minInfo: NonNullable<DataRow['base_min_info']>;
}

/**
 * Returns the row of a bucket. A side without observations has no prices and the status NO_DATA. The plain fields
 * repeat the standard block, which is of offers in stock. The depth of promotion is of the base. All numbers follow
 * from the shown prices.
 */
export function dataRow(base: SidePrices | undefined, benchmark: SidePrices | undefined, levels: Levels): DataRow {
  const baseSide = inBucket(base);
  const benchmarkSide = inBucket(benchmark);
  const block = (a: Pair, b: Pair) => indexBlock([baseSide.status, a], [benchmarkSide.status, b], levels);
  const standard = block(baseSide.standard, benchmarkSide.standard);
  return {
    standard,
    with_oos: block(baseSide.withOos, benchmarkSide.withOos),
    base: baseSide.standard.rsp,
    base_2: baseSide.standard.rrp,
    benchmark: benchmarkSide.standard.rsp,
    benchmark_2: benchmarkSide.standard.rrp,
    base_min_info: baseSide.minInfo,
    benchmark_min_info: benchmarkSide.minInfo,
    base_status: baseSide.status,
    benchmark_status: benchmarkSide.status,
    index: standard.rsp_index,
    rsp_index: standard.rsp_index,
    rrp_index: standard.rrp_index,
    positivity: standard.rsp_positivity,
    rsp_positivity: standard.rsp_positivity,
    rrp_positivity: standard.rrp_positivity,
    depth_of_promotion: standard.rsp_depth_of_promotion,
  };
}

function inBucket(side: SidePrices | undefined): SideInBucket {
  const standard = { rsp: exact(side?.rsp ?? null), rrp: exact(side?.rrp ?? null) };
  return {
    status: statusOf(side),
    standard,
    withOos: { rsp: exact(side?.rsp_with_oos ?? null), rrp: exact(side?.rrp_with_oos ?? null) },
    minInfo: {
      is_min_price: standard.rsp === null ? null : (side?.is_lowest ?? null),
      min_merchant: side?.lowest_merchant ?? null,
      is_min_price_2: standard.rrp === null ? null : (side?.is_lowest_list ?? null),
      min_merchant_2: side?.lowest_list_merchant ?? null,
    },
  };
}

function statusOf(side: SidePrices | undefined): string {
  if (typeof side?.rsp === 'number') return 'AVAILABLE';
  return side?.is_sold_out ? 'OUT_OF_STOCK' : 'NO_DATA';
}

function indexBlock([baseStatus, base]: [string, Pair], [benchmarkStatus, benchmark]: [string, Pair], levels: Levels) {
  const rrp_index = priceIndex(base.rrp, benchmark.rrp);
  const rsp_index = priceIndex(base.rsp, benchmark.rsp);
  const depth = depthOfPromotion(base.rsp, base.rrp);
  return {
    rrp_index,
    rrp_positivity: positivity(rrp_index, levels),
    rsp_index,
    rsp_positivity: positivity(rsp_index, levels),
    rrp_depth_of_promotion: depth,
    rsp_depth_of_promotion: depth,
    base: { status: baseStatus, rrp_value: text(base.rrp), rsp_value: text(base.rsp) },
    benchmark: { status: benchmarkStatus, rrp_value: text(benchmark.rrp), rsp_value: text(benchmark.rsp) },
  };
}

function text(price: number | null): string | null {
  return price === null ? null : String(price);
}
