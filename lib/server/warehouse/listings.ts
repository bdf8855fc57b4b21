import 'server-only';
import { identifier, integer, string, strings } from '@/lib/contract/column';
import { listingColumns, shelfColumns, visibilityListings } from '@/lib/contract/visibility-listings';
import { foldSql } from '@/lib/text/fold-sql';
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
} from './fields';
import { itemsSql, parse, warehouseTable } from './table';

const params: Fields = {
  visibility_type: string('search results or a category shelf'),
  visibility_source_id: identifier('the keyword or category'),
  retailer_code: string('the retailer'),
  first_n_products: integer('listings of the shelf, from the first'),
  position_type: string('organic positions, sponsored ones, or all'),
};

/** A list that becomes rows, and so does not count as an unknown field. */
const LISTINGS: Fields = { listings: strings('listings') };

const IS_SPONSORED = 'ifNull(is_sponsored, false)';
const BASE_ID = `concat(product, if(${IS_SPONSORED}, '/sponsored', ''))`;
const REPEAT = `row_number() OVER (PARTITION BY set_id, ${BASE_ID} ORDER BY row_no)`;

const columns: TypedColumn[] = [
  ROW_NO,
  ...typedColumns(params, 'request'),
  ...typedColumns(shelfColumns, 'stated'),
  ...typedColumns(listingColumns, 'parsed'),
  ...namedColumns({
    unknown: [
      'String',
      `concat(${unknownFields('body', { ...shelfColumns, ...LISTINGS })}, ${unknownFields('item', listingColumns)})`,
    ],
  }),
];

const derived = namedColumns({
  /** By its identifier, or by its title where it has none. */
  product: ['String', `coalesce(nullIf(product_id, ''), nullIf(product_title, ''), ${NOT_STATED})`],
  /** Of the listing on its shelf, the same on every day; repeats within a set are numbered. */
  id: [
    'String',
    `if(${REPEAT} = 1 AND product != ${NOT_STATED}, ${BASE_ID}, concat(${BASE_ID}, '/', toString(${REPEAT})))`,
  ],
  /** The brand without case and accents. */
  brand_key: ['String', foldSql("ifNull(brand_name, '')")],
  /** Whether the brand is own, as the answer states it of the searched brand; null for others. */
  stated_own: [
    FLAG,
    `if(ifNull(is_searched_brand, false) OR brand_key != '' AND brand_key = ${foldSql("ifNull(searched_brand, '')")}, is_own_brand, NULL)`,
  ],
  /** Among organic and sponsored listings together, or within the requested kind; null where not stated. */
  rank: [
    NUMBER,
    "arrayMap(value -> if(value >= 1, value, NULL), [if(position_type = 'OVERALL', combined_position, position)])[1]",
  ],
  /** As sent, or by the rank and the size of a page. */
  page: [
    NUMBER,
    'if(page_no >= 1, page_no, if(combined_position >= 1 AND max_product_count_in_page >= 1, ceil(combined_position / max_product_count_in_page), NULL))',
  ],
});

/** A row for each listing on the shelf of a keyword or category at a retailer. */
export const listings = warehouseTable({
  name: 'listings',
  version: 1,
  endpoint: visibilityListings.name,
  columns,
  derived,
  rows: `SELECT *, ${parse('item', listingColumns)} AS parsed, ${parse('body', shelfColumns)} AS stated, ${parse('set_params', params)} AS request
    FROM (${itemsSql("JSONExtractArrayRaw(body, 'listings')")})`,
});
