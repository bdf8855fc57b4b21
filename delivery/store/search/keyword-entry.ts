import type { z } from 'zod';
import type { productKeyword } from '@/lib/contract/visibility-search-by-product';
import type { PositionType } from '../positions';
import type { Source } from '../sources';
import type { Position } from './products';

type Entry = z.output<typeof productKeyword>;

interface Circumstances {
  /** Whether the retailer's shelf of the keyword was collected in the range. */
  collected: boolean;
  /** Target position, or null if none applies to this product. */
  target: number | null;
  positionType: PositionType;
}

/**
 * Returns the rank of a product for a keyword. Neither unranked nor uncollected products have a position; `is_no_data`
 * distinguishes them. An unranked product misses its target, one without data neither misses nor reaches it.
 */
export function keywordEntry(
  source: Source,
  best: Position | undefined,
  { collected, target, positionType }: Circumstances,
): Entry {
  const rank = (positionType === 'OVERALL' ? best?.combined_position : best?.position) ?? null;
  return {
    search_keyword_id: source.id,
    search_keyword_name: source.name,
    position: best?.position ?? null,
    combined_position: best?.combined_position ?? null,
    page_no: best?.page_no ?? null,
    target,
    is_on_target: target === null || !collected ? null : rank !== null && rank <= target,
    is_no_data: !collected,
  };
}
