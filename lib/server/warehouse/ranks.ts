import 'server-only';
import { string, strings } from '@/lib/contract/column';
import {
  productKeywordColumns,
  searchProductColumns,
  visibilitySearchByProduct,
} from '@/lib/contract/visibility-search-by-product';
import {
  type Fields,
  FLAG,
  NOT_STATED,
  NUMBER,
  namedColumns,
  ROW_NO,
  type TypedColumn,
  typedColumns,
  unknownFields,
  WORD,
} from './fields';
import { rankShelves } from './rank-shelves';
import { itemsSql, parse, warehouseTable } from './table';

const params: Fields = { position_type: string('organic positions, sponsored ones, or all') };

/** A list that becomes rows, and so does not count as an unknown field. */
const PRODUCT_KEYWORDS: Fields = { product_keywords: strings('keywords') };

const columns: TypedColumn[] = [
  ROW_NO,
  ...namedColumns({
    /** Number of the keyword in the list of its product; 0 where the list is empty. */
    place: ['UInt32', 'place'],
  }),
  ...typedColumns(params, 'request'),
  ...typedColumns(searchProductColumns, 'parsed'),
  ...typedColumns(productKeywordColumns, 'ranked'),
  ...namedColumns({
    unknown: ['String', `concat(unknown_product, ${unknownFields('keyword_json', productKeywordColumns)})`],
  }),
];

const derived = namedColumns({
  /** By its number, or by its name where it has none. */
  keyword: [WORD, `coalesce(search_keyword_id, nullIf(search_keyword_name, ''), ${NOT_STATED})`],
  keyword_name: [
    WORD,
    "coalesce(nullIf(search_keyword_name, ''), concat('keyword ', ifNull(search_keyword_id, 'not stated')))",
  ],
  /** By its code, or by its name where it has none. */
  shop: [WORD, `coalesce(nullIf(retailer_code, ''), retailer_name, ${NOT_STATED})`],
  /** The first known of product identifier, number, barcode and title. */
  product: [
    'String',
    `coalesce(nullIf(product_id, ''), search_product_id, nullIf(barcode, ''), nullIf(csku_title, ''), ${NOT_STATED})`,
  ],
  product_name: [
    'String',
    "coalesce(nullIf(csku_title, ''), nullIf(product_id, ''), search_product_id, 'product not stated')",
  ],
  /** The same on every day. */
  id: ['String', "concat(keyword, '/', shop, '/', product)"],
  shelf: ['UInt64', 'sipHash64(keyword, shop)'],
  /** A keyword that was not collected has no rank, whatever else its row states. */
  has_data: ['Bool', 'NOT ifNull(is_no_data, false)'],
  /** Among organic and sponsored results together, or within the requested kind; null where not ranked. */
  rank: [
    NUMBER,
    "arrayMap(value -> if(has_data AND value >= 1, value, NULL), [if(position_type = 'OVERALL', coalesce(combined_position, position), position)])[1]",
  ],
  /** False for a product that is not ranked; null where the keyword was not collected or the page is unknown. */
  on_page_one: [
    FLAG,
    'multiIf(NOT has_data, NULL, page_no IS NOT NULL, page_no = 1, rank IS NULL AND is_no_data = false, false, NULL)',
  ],
  /** Whether the verdict follows from rank and target. */
  verdict_agrees: [
    FLAG,
    'if(target IS NULL OR ifNull(is_no_data, rank IS NULL), NULL, is_on_target = ifNull(rank <= target, false))',
  ],
});

/** A row for each product and keyword. A product without keywords has one row, at place 0. */
export const ranks = warehouseTable({
  name: 'ranks',
  version: 3,
  endpoint: visibilitySearchByProduct.name,
  columns,
  derived,
  counted: 'countIf(place < 2)',
  same: 'item_hash, place',
  summaries: [rankShelves],
  sortedBy: ['keyword', 'shop', 'product'],
  // Items are parsed before they are repeated for each keyword, as an item contains all of its keywords.
  rows: `
    SELECT * EXCEPT (keyword_item), keyword_item.1 AS place, keyword_item.2 AS keyword_json,
      ${parse('keyword_item.2', productKeywordColumns)} AS ranked
    FROM (
      SELECT * EXCEPT (keywords), arrayJoin(if(empty(keywords), [(toUInt32(0), '')], arrayZip(arrayEnumerate(keywords), keywords))) AS keyword_item
      FROM (
        SELECT account, day, set_id, page, broken, row_no, sipHash128(item) AS item_hash,
          ${parse('item', searchProductColumns)} AS parsed, ${parse('set_params', params)} AS request,
          ${unknownFields('item', { ...searchProductColumns, ...PRODUCT_KEYWORDS })} AS unknown_product,
          arrayFilter(json -> JSONType(json) = 'Object', JSONExtractArrayRaw(item, 'product_keywords')) AS keywords
        FROM (${itemsSql()})
      )
    )`,
});
