import type { z } from 'zod';
import type { productKeyword } from '@/lib/contract/visibility-search-by-product';
import type { PositionType } from '../positions';
import type { Source } from '../sources';
import type { Position } from './products';

type Entry = z.output<typeof productKeyword>;

interface Circumstances {
  /** The retailer's shelf of the keyword was collected within the range. */
  collected: boolean;
  /** Position to reach; null where none is set, or it is not for this product. */
  target: number | null;
  positionType: PositionType;
}

/**
 * Where a product ranks for a keyword. Not ranked and not collected both have no position: `is_no_data` tells them
 * apart. A product that is not ranked misses its target; one without data neither misses nor reaches it.
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
