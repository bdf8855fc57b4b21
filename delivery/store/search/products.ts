import { currentRows } from '@/delivery/loads/current-rows';
import { type Placed, pageOf } from '../page';
import { POSITION, type PositionType } from '../positions';
import { SEEN_IN_SEARCH } from './shelves';

/** Where a product stood on the last collected day of a keyword. */
export interface Position {
  source: string;
  position: number | null;
  combined_position: number | null;
  page_no: number | null;
}

/** A product seen on a search shelf within the range; what only price files tell is null without one. */
export interface SearchedProduct {
  retailer_name: string;
  retailer_code: string | null;
  retailer_country: string | null;
  product_id: string;
  product_title: string | null;
  brand_name: string | null;
  barcode: string | null;
  sku_name: string | null;
  brand: string | null;
  is_own_product: boolean | null;
  is_power_sku: boolean | null;
  positions: Position[];
}

const PRODUCTS = `
  SELECT retailer_name, product_id, argMax(found.retailer_code, file_date) AS retailer_code,
    argMax(found.retailer_country, file_date) AS retailer_country,
    argMax(found.product_title, file_date) AS product_title, argMax(found.brand_name, file_date) AS brand_name
  FROM ${SEEN_IN_SEARCH} AS found
  WHERE product_id IS NOT NULL
  GROUP BY retailer_name, product_id`;

/** What price files of the last month of the range say about the products of the page. */
const FACTS = `
  SELECT retailer_name, product_id, product_barcode AS barcode, service_sku_name AS sku_name, brand, is_own_product,
    is_power_sku
  FROM ${currentRows('price')}
  WHERE file_date BETWEEN {end:Date32} - 30 AND {end:Date32}
    AND (retailer_name, product_id) IN (SELECT retailer_name, product_id FROM page)
  ORDER BY file_date DESC, file_hour DESC, load_id DESC, row_no DESC
  LIMIT 1 BY retailer_name, product_id`;

/** SQL for a page of products, each with its best position for every keyword on the keyword's last collected day. */
export function productsWithPositions(positionType: PositionType): string {
  const { rank, among } = POSITION[positionType];
  return `
  WITH
    page AS (${pageOf(PRODUCTS, 'retailer_name, product_id')}),
    best AS (
      SELECT retailer_name, product_id, source,
        argMin(tuple(position, combined_position, page_no), (${rank}, page_no)) AS place
      FROM ${SEEN_IN_SEARCH}
      WHERE ${among} AND ${rank} IS NOT NULL
        AND (retailer_name, product_id) IN (SELECT retailer_name, product_id FROM page)
        AND (source, retailer_name, file_date) IN (
          SELECT source, retailer_name, max(file_date) FROM ${SEEN_IN_SEARCH} GROUP BY source, retailer_name)
      GROUP BY retailer_name, product_id, source
    ),
    positions AS (
      SELECT retailer_name, product_id, groupArray(CAST(
        (source, place.1, place.2, place.3),
        'Tuple(source String, position Nullable(Int64), combined_position Nullable(Int64), page_no Nullable(Int64))'
      )) AS positions
      FROM best GROUP BY retailer_name, product_id
    ),
    facts AS (${FACTS})
  SELECT * FROM page
  LEFT JOIN positions USING (retailer_name, product_id)
  LEFT JOIN facts USING (retailer_name, product_id)
  ORDER BY place`;
}

export type SearchedRow = SearchedProduct & Placed;
