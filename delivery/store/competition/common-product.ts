import type { Side } from '@/lib/contract/price-competition';
import type { ownBrandTest } from '../own-brand';
import type { SideProduct } from './side-products';

/**
 * Returns the fields that all products of a side share: all of a single product, and perhaps brand and tags of a group.
 */
export function commonProduct(
  products: readonly SideProduct[],
  isOwn: ReturnType<typeof ownBrandTest>,
): NonNullable<Side['product']> {
  function common<T>(value: (product: SideProduct) => T | null): T | null {
    const [first = null, ...rest] = products.map(value);
    return rest.every((other) => other === first) ? first : null;
  }
  const [first, ...rest] = products;
  return {
    brand_name: common(({ brand }) => brand),
    barcode: common(({ product_barcode }) => product_barcode),
    csku_title: common(({ service_sku_name }) => service_sku_name),
    csku_id: common(({ service_sku_id }) => service_sku_id),
    product_image_url: common(({ product_image_url }) => product_image_url),
    product_url: common(({ product_url }) => product_url),
    product_id: common(({ product_id }) => product_id),
    is_customer_brand: common(({ is_own_product, brand }) => isOwn(is_own_product, brand)),
    tags: (first?.tags ?? []).filter(({ tag_name, tag_value }) =>
      rest.every(({ tags }) => tags.some((tag) => tag.tag_name === tag_name && tag.tag_value === tag_value)),
    ),
  };
}
