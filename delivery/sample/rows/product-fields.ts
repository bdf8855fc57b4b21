import type { Placement } from '@/delivery/sample/catalogue/placement';
import { titleOf } from '@/delivery/sample/catalogue/sku';

/** Returns the fields of a product, which most files have. */
export function productFields({ sku, url }: Placement) {
  return {
    product_url: url,
    service_sku_id: sku.id,
    service_sku_name: titleOf(sku, 'en'),
    brand: sku.brand.name,
    tags: sku.tags,
  };
}
