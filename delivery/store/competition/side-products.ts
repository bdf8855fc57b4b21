import { currentRows } from '@/delivery/loads/current-rows';
import type { RowOf } from '@/lib/contract/column';
import type { priceFile } from '@/lib/contract/datasets/price';
import type { Side } from '@/lib/contract/price-competition';
import { newestDay } from '../newest-day';
import { MEMBERS } from './members';

const COLUMNS = [
  'brand',
  'product_barcode',
  'service_sku_name',
  'service_sku_id',
  'product_url',
  'product_id',
  'is_own_product',
  'tags',
] as const satisfies (keyof typeof priceFile.columns)[];

/** A product of a side, as it was last seen in the range; its image, as it was last seen on a shelf. */
export type SideProduct = Pick<RowOf<typeof priceFile.columns>, (typeof COLUMNS)[number]> & {
  /** The side, as `sideNumber` counts. */
  side: number;
  product_image_url: string | null;
};

type Product = NonNullable<Side['product']>;

/** Every product of every side. */
export const SIDE_PRODUCTS = `
  WITH ${MEMBERS},
  images AS (
    SELECT retailer_name, product_id, max(product_image_url) AS product_image_url
    FROM ${currentRows('visibility_listing')}
    WHERE file_date = ${newestDay('visibility_listing')} AND retailer_name IN (SELECT retailer FROM sides)
    GROUP BY retailer_name, product_id
  )
  SELECT side, ${COLUMNS.join(', ')}, product_image_url
  FROM members LEFT JOIN images USING (retailer_name, product_id)
  ORDER BY side, product`;

/** What all products of a side have in common: everything for one product; for a group perhaps its brand. */
export function commonProduct(
  products: readonly SideProduct[],
  isOwn: (flag: boolean | null, brand: string | null) => boolean | null,
): Product {
  function common<T>(value: (product: SideProduct) => T | null): T | null {
    const [first = null, ...rest] = products.map(value);
    return rest.every((other) => other === first) ? first : null;
  }
  const [first, ...rest] = products;
  const shared = (first?.tags ?? []).filter(({ tag_name, tag_value }) =>
    rest.every(({ tags }) => tags.some((tag) => tag.tag_name === tag_name && tag.tag_value === tag_value)),
  );
  return {
    brand_name: common(({ brand }) => brand),
    barcode: common(({ product_barcode }) => product_barcode),
    csku_title: common(({ service_sku_name }) => service_sku_name),
    csku_id: common(({ service_sku_id }) => service_sku_id),
    product_image_url: common(({ product_image_url }) => product_image_url),
    product_url: common(({ product_url }) => product_url),
    product_id: common(({ product_id }) => product_id),
    is_customer_brand: common(({ is_own_product, brand }) => isOwn(is_own_product, brand)),
    tags: shared,
  };
}
