import type { CompetitionDefinition } from '@/delivery/definitions/price-competitions';
import { currentRows } from '@/delivery/loads/current-rows';
import type { FileRowOf } from '@/lib/contract/column';
import type { priceFile } from '@/lib/contract/datasets/price';
import { fold } from '@/lib/text/fold';
import { foldSql } from '@/lib/text/fold-sql';
import { newestDay } from '../newest-day';
import { FILE_ORDER, PRODUCT_KEY } from '../row-keys';

const COLUMNS = [
  'retailer_name',
  'product_id',
  'brand',
  'product_barcode',
  'service_sku_name',
  'service_sku_id',
  'product_url',
  'is_own_product',
  'tags',
] as const satisfies (keyof typeof priceFile.columns)[];

/** A product with its last values and last known brand in the range, and its last image on a shelf (IMAGES). */
export type SideProduct = Pick<FileRowOf<typeof priceFile.columns>, (typeof COLUMNS)[number]> & {
  /** Identifies a product of the retailer. */
  product: string | null;
  product_image_url: string | null;
  /** Codes of sides that the product had in the range. */
  barcodes: string[];
  csku_ids: string[];
  product_ids: string[];
};

/** The offers of the range at the retailers of sides. */
const OFFERS = `(
    SELECT *, ${PRODUCT_KEY} AS product FROM ${currentRows('price')}
    WHERE file_date BETWEEN {start:Date32} AND {end:Date32} AND retailer_name IN {retailers:Array(String)}
  )`;

/** Products that had a code or brand of a side in the range, with their last day and last known brand. */
const CANDIDATES = `(
    SELECT retailer_name, product, max(observed.file_date) AS file_date,
      argMax(brand, (observed.file_date, file_hour, load_id, row_no)) AS last_brand,
      groupUniqArrayIf(product_barcode, product_barcode IN {barcodes:Array(String)}) AS barcodes,
      groupUniqArrayIf(service_sku_id, service_sku_id IN {csku_ids:Array(String)}) AS csku_ids,
      groupUniqArrayIf(product_id, product_id IN {product_ids:Array(String)}) AS product_ids
    FROM ${OFFERS} AS observed
    GROUP BY retailer_name, product
    HAVING notEmpty(barcodes) OR notEmpty(csku_ids) OR notEmpty(product_ids)
      OR max(has({brands:Array(String)}, ${foldSql("ifNull(brand, '')")})) OR {any_brand:Bool}
  )`;

/**
 * The last images in the range's last month or in the newest month of shelves, as not every retailer is collected on
 * the newest day, and not every product is on its shelves.
 */
const IMAGES = `(
    SELECT retailer_name, product_id, argMax(product_image_url, ${FILE_ORDER}) AS product_image_url
    FROM ${currentRows('visibility_listing')}
    WHERE (file_date BETWEEN {end:Date32} - 30 AND {end:Date32} OR file_date >= ${newestDay('visibility_listing')} - 30)
      AND retailer_name IN {retailers:Array(String)}
    GROUP BY retailer_name, product_id
  )`;

/** SQL of the products from `{start:Date32}` to `{end:Date32}` that may be on a side, by retailer, code or brand. */
export const SIDE_PRODUCTS = `
  SELECT ${COLUMNS.join(', ')}, product, barcodes, csku_ids, product_ids, product_image_url
  FROM (
    SELECT * REPLACE (last_brand AS brand) FROM ${OFFERS} AS offers
    INNER JOIN ${CANDIDATES} AS candidates USING (retailer_name, product, file_date)
    ORDER BY file_hour DESC, load_id DESC, row_no DESC
    LIMIT 1 BY retailer_name, product
  ) AS seen
  LEFT JOIN ${IMAGES} AS images USING (retailer_name, product_id)
  ORDER BY retailer_name, product`;

/** Returns the parameters of `SIDE_PRODUCTS` other than the range: all codes and brands of the competitions. */
export function sideProductParams(competitions: readonly CompetitionDefinition[]) {
  const sides = competitions.flatMap(({ base, benchmark }) => [base, benchmark]);
  const choices = sides.map(({ products }) => products);
  return {
    retailers: [...new Set(sides.map(({ retailer }) => retailer))],
    barcodes: choices.flatMap(({ barcodes }) => barcodes),
    csku_ids: choices.flatMap(({ csku_ids }) => csku_ids),
    product_ids: choices.flatMap(({ product_ids }) => product_ids),
    brands: choices.flatMap(({ brand }) => (brand === null ? [] : fold(brand))),
    any_brand: choices.some(({ brand, tags }) => brand === null && tags.length > 0),
  };
}
