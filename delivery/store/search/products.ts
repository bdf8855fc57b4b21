import { currentRows } from '@/delivery/loads/current-rows';
import { POSITION, type PositionType } from '../positions';
import { FILE_ORDER, TIME_ORDER } from '../row-keys';
import { SEEN_IN_SEARCH, SEEN_LATELY } from './shelves';

/** A product of a retailer. */
export interface ProductAt {
  retailer_name: string;
  /** The code of the retailer if several have its name, otherwise empty. */
  shop: string;
  product_id: string;
}

/** A product on a search shelf in the range. */
export interface SearchedProduct extends ProductAt {
  retailer_code: string | null;
  retailer_country: string | null;
  product_title: string | null;
  brand_name: string | null;
}

/** Facts about a product that only price files contain, which have no retailer codes. */
export interface Facts extends Omit<ProductAt, 'shop'> {
  barcode: string | null;
  sku_name: string | null;
  brand: string | null;
  is_own_product: boolean | null;
  is_power_sku: boolean | null;
}

/** A keyword on whose shelf a product was recently found. */
export interface Contest extends ProductAt {
  source: string;
}

/** The position of a product on the last collected day of a keyword. */
export interface Position extends Contest {
  position: number | null;
  combined_position: number | null;
  page_no: number | null;
}

/** SQL of all products with their last known values in the range, in the order of pages. */
export const PRODUCTS = `
  SELECT retailer_name, shop, product_id,
    argMax(observed.retailer_code, ${TIME_ORDER}) AS retailer_code,
    argMax(observed.retailer_country, ${TIME_ORDER}) AS retailer_country,
    argMax(observed.product_title, ${TIME_ORDER}) AS product_title,
    argMax(observed.brand_name, ${TIME_ORDER}) AS brand_name
  FROM ${SEEN_IN_SEARCH} AS observed
  WHERE product_id IS NOT NULL
  GROUP BY retailer_name, shop, product_id
  ORDER BY retailer_name, shop, product_id`;

/** SQL condition of rows about one of the products. */
const ABOUT_THEM = `(retailer_name, product_id) IN (
  SELECT retailer_name, product_id FROM ${SEEN_IN_SEARCH} WHERE product_id IS NOT NULL)`;

/** SQL of the last known facts in price files of the range's last month. */
export const FACTS = `
  SELECT retailer_name, product_id,
    argMax(observed.product_barcode, ${FILE_ORDER}) AS barcode,
    argMax(observed.service_sku_name, ${FILE_ORDER}) AS sku_name,
    argMax(observed.brand, ${FILE_ORDER}) AS brand,
    argMax(observed.is_own_product, ${FILE_ORDER}) AS is_own_product,
    argMax(observed.is_power_sku, ${FILE_ORDER}) AS is_power_sku
  FROM ${currentRows('price')} AS observed
  WHERE file_date BETWEEN {end:Date32} - 30 AND {end:Date32} AND ${ABOUT_THEM}
  GROUP BY retailer_name, product_id`;

/** Returns SQL of the best position of each product for each keyword on the keyword's last collected day. */
export function bestPositions(positionType: PositionType): string {
  const { rank, among } = POSITION[positionType];
  return `
  SELECT retailer_name, shop, product_id, source, position, combined_position, page_no
  FROM ${SEEN_IN_SEARCH}
  WHERE ${among} AND ${rank} IS NOT NULL AND product_id IS NOT NULL
    AND (source, retailer_name, shop, file_date) IN (
      SELECT source, retailer_name, shop, max(file_date) FROM ${SEEN_IN_SEARCH} GROUP BY source, retailer_name, shop)
  ORDER BY ${rank}, page_no, combined_position, position, file_hour DESC, load_id DESC, row_no DESC
  LIMIT 1 BY retailer_name, shop, product_id, source`;
}

/** SQL of the keywords of recently found products. Includes other products, as excluding them costs more. */
export const CONTESTS = `SELECT DISTINCT retailer_name, shop, product_id, source FROM ${SEEN_LATELY} WHERE product_id IS NOT NULL`;
