import 'server-only';
import { string, strings } from '@/lib/contract/column';
import {
  productKeywordColumns,
  searchProductColumns,
  visibilitySearchByProduct,
} from '@/lib/contract/visibility-search-by-product';
import { type Fields, type TypedColumn, typedColumns, unknownFields } from './fields';
import { rankShelves } from './rank-shelves';
import { itemsSql, parse, warehouseTable } from './table';

const params: Fields = { position_type: string('organic positions, sponsored ones, or all') };

/** A list that becomes rows, and so does not count as an unknown field. */
const PRODUCT_KEYWORDS: Fields = { product_keywords: strings('keywords') };

const NOT_STATED = "'-'";
const NUMBER = 'Nullable(Float64)';
const FLAG = 'Nullable(Bool)';
const WORD = 'LowCardinality(String)';

const columns: TypedColumn[] = [
  { name: 'row_no', type: 'UInt64', sql: 'row_no' },
  {
    name: 'place',
    type: 'UInt32',
    sql: 'place',
    meaning: 'number of the keyword in the list of its product; 0 where the list is empty',
  },
  ...typedColumns(params, 'request'),
  ...typedColumns(searchProductColumns, 'parsed'),
  ...typedColumns(productKeywordColumns, 'ranked'),
  {
    name: 'unknown',
    type: 'String',
    sql: `concat(unknown_product, ${unknownFields('keyword_json', productKeywordColumns)})`,
  },
];

const derived: TypedColumn[] = [
  {
    name: 'keyword',
    type: WORD,
    sql: `coalesce(search_keyword_id, nullIf(search_keyword_name, ''), ${NOT_STATED})`,
    meaning: 'by its number, or by its name where it has none',
  },
  {
    name: 'keyword_name',
    type: WORD,
    sql: "coalesce(nullIf(search_keyword_name, ''), concat('keyword ', ifNull(search_keyword_id, 'not stated')))",
  },
  {
    name: 'shop',
    type: WORD,
    sql: `coalesce(nullIf(retailer_code, ''), retailer_name, ${NOT_STATED})`,
    meaning: 'by its code, or by its name where it has none',
  },
  {
    name: 'product',
    type: 'String',
    sql: `coalesce(nullIf(product_id, ''), search_product_id, nullIf(barcode, ''), nullIf(csku_title, ''), ${NOT_STATED})`,
    meaning: 'the first known of product identifier, number, barcode and title',
  },
  {
    name: 'product_name',
    type: 'String',
    sql: "coalesce(nullIf(csku_title, ''), nullIf(product_id, ''), search_product_id, 'product not stated')",
  },
  { name: 'id', type: 'String', sql: "concat(keyword, '/', shop, '/', product)", meaning: 'the same on every day' },
  { name: 'shelf', type: 'UInt64', sql: 'sipHash64(keyword, shop)', meaning: 'keyword and shop' },
  {
    name: 'rank',
    type: NUMBER,
    sql: "arrayMap(value -> if(value >= 1, value, NULL), [if(position_type = 'OVERALL', coalesce(combined_position, position), position)])[1]",
    meaning: 'among organic and sponsored results together, or within the requested kind; null where not ranked',
  },
  {
    name: 'on_page_one',
    type: FLAG,
    sql: 'multiIf(page_no IS NOT NULL, page_no = 1, rank IS NULL AND is_no_data = false, false, NULL)',
    meaning: 'false for a product that is not ranked; null where the keyword was not collected or the page is unknown',
  },
  {
    name: 'verdict_agrees',
    type: FLAG,
    sql: 'if(target IS NULL OR ifNull(is_no_data, rank IS NULL), NULL, is_on_target = ifNull(rank <= target, false))',
    meaning: 'whether the verdict follows from rank and target',
  },
];

/** A row for each product and keyword. A product without keywords has one row, at place 0. */
export const ranks = warehouseTable({
  name: 'ranks',
  version: 2,
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
