import 'server-only';
import type { TypedColumn } from './fields';
import { type SummaryTable, tableDefinition } from './table';

const COUNT = 'UInt32';
const WORD = 'LowCardinality(String)';
const TEXT = 'LowCardinality(Nullable(String))';

const columns: TypedColumn[] = [
  { name: 'keyword', type: WORD, sql: 'keyword' },
  { name: 'shop', type: WORD, sql: 'shop' },
  { name: 'shelf', type: 'UInt64', sql: 'any(shelf)', meaning: 'keyword and shop' },
  { name: 'keyword_name', type: WORD, sql: 'any(keyword_name)' },
  { name: 'retailer_name', type: TEXT, sql: 'any(retailer_name)' },
  { name: 'position_type', type: TEXT, sql: 'any(position_type)' },
  {
    name: 'collected',
    type: 'Nullable(Bool)',
    sql: 'multiIf(countIf(rank IS NOT NULL OR is_no_data = false) > 0, true, countIf(is_no_data) > 0, false, NULL)',
    meaning: 'whether the service collected the keyword at the retailer; null if unknown',
  },
  { name: 'products', type: COUNT, sql: 'count()', meaning: 'products listed for the keyword, ranked or not' },
  { name: 'ranked', type: COUNT, sql: 'count(rank)' },
  { name: 'own_ranked', type: COUNT, sql: 'countIf(rank IS NOT NULL AND is_customer_brand)' },
  { name: 'page_one', type: COUNT, sql: 'countIf(on_page_one)', meaning: 'products on the first page' },
  { name: 'own_page_one', type: COUNT, sql: 'countIf(on_page_one AND is_customer_brand)' },
  {
    name: 'rival_page_one',
    type: COUNT,
    sql: 'countIf(on_page_one AND is_customer_brand = false)',
    meaning: 'products on the first page that are known to be of competitors',
  },
  {
    name: 'page_one_brands',
    type: 'Map(String, UInt64)',
    sql: "sumMapIf(map(ifNull(toString(brand_name), ''), toUInt64(1)), ifNull(on_page_one, false))",
    meaning: 'products on the first page by brand',
  },
];

/** A row for each keyword at a retailer, whether it was collected or not. */
export const rankShelves: SummaryTable = {
  name: 'rank_shelves',
  columns,
  groupBy: ['keyword', 'shop'],
  where: 'place > 0',
  definition: tableDefinition('rank_shelves', 2, columns, ['keyword', 'shop']),
};
