import 'server-only';
import { FLAG, NULLABLE_WORD, NUMBER, namedColumns, WORD } from './fields';
import { type SummaryTable, tableDefinition } from './table';

const COUNT = 'UInt32';

const columns = namedColumns({
  keyword: [WORD, 'keyword'],
  shop: [WORD, 'shop'],
  shelf: ['UInt64', 'any(shelf)'],
  /** The name made of the number only if no product states one. */
  keyword_name: [WORD, "argMax(keyword_name, ifNull(search_keyword_name, '') != '')"],
  retailer_name: [NULLABLE_WORD, 'any(retailer_name)'],
  position_type: [NULLABLE_WORD, 'any(position_type)'],
  /** Whether the service collected the keyword at the retailer; null if unknown. */
  collected: [
    FLAG,
    'multiIf(countIf(rank IS NOT NULL OR is_no_data = false) > 0, true, countIf(is_no_data) > 0, false, NULL)',
  ],
  /** Products listed for the keyword, ranked or not. */
  products: [COUNT, 'count()'],
  ranked: [COUNT, 'count(rank)'],
  own_ranked: [COUNT, 'countIf(rank IS NOT NULL AND is_customer_brand)'],
  /** Results on the first page. */
  page_one: [COUNT, 'countIf(on_page_one)'],
  /** Products on the first page. One with two results counts once. */
  page_one_products: [COUNT, "uniqExactIf((product, if(product = '-', row_no, 0)), on_page_one)"],
  /** The highest rank on the first page, and the highest position on the page and within the type there. */
  last_rank: [NUMBER, 'maxIf(rank, on_page_one)'],
  last_on_page: [NUMBER, 'maxIf(combined_position, on_page_one AND combined_position >= 1)'],
  last_in_type: [NUMBER, 'maxIf(position, on_page_one AND position >= 1)'],
  own_page_one: [COUNT, 'countIf(on_page_one AND is_customer_brand)'],
  /** Products on the first page that are known to be of competitors. */
  rival_page_one: [COUNT, 'countIf(on_page_one AND is_customer_brand = false)'],
  page_one_brands: [
    'Map(String, UInt64)',
    "sumMapIf(map(ifNull(toString(brand_name), ''), toUInt64(1)), ifNull(on_page_one, false))",
  ],
});

/** A row for each keyword at a retailer, whether it was collected or not. */
export const rankShelves: SummaryTable = {
  name: 'rank_shelves',
  columns,
  groupBy: ['keyword', 'shop'],
  where: 'place > 0',
  definition: tableDefinition('rank_shelves', 3, columns, ['keyword', 'shop']),
};
