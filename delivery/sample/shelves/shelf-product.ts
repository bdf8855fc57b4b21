import { shelfFillers } from '@/delivery/sample/catalogue/brands';
import type { Brand, Category } from '@/delivery/sample/catalogue/category';
import { type Placement, siteOf, slug } from '@/delivery/sample/catalogue/placement';
import type { Retailer } from '@/delivery/sample/catalogue/retailer';
import type { Range } from '@/delivery/sample/catalogue/sku';
import { sizeText } from '@/delivery/sample/catalogue/sku';
import { packImage } from '@/delivery/sample/images';
import { keyOf, noise } from '@/delivery/sample/noise';

/** A product in a retailer's results, monitored or not. */
export interface ShelfProduct {
  readonly key: number;
  /** Null for unmonitored products. */
  readonly placement: Placement | null;
  readonly productId: string;
  readonly title: string;
  readonly url: string;
  readonly image: string;
  readonly brand: Brand;
  readonly variant: number;
  readonly appeal: number;
}

export function monitored(placement: Placement): ShelfProduct {
  const { key, productId, title, url, sku } = placement;
  const { image, brand, variant, appeal } = sku;
  return { key, placement, productId, title, url, image, brand, variant, appeal };
}

/** Returns the unmonitored products on the shelves of a category. */
export function fillersOf({ seed, scale }: Range, category: Category, retailer: Retailer): ShelfProduct[] {
  const fillers: ShelfProduct[] = [];
  for (let edition = 1; edition <= scale; edition++)
    for (const brand of shelfFillers)
      for (const [variant, kind] of category.variants.entries())
        for (const size of category.sizes) {
          const series = edition > 1 ? ` No. ${edition}` : '';
          const caption = sizeText(size, retailer.language);
          const title = `${brand.name}${series} ${category.noun[retailer.language]} ${kind[retailer.language]} ${caption}`;
          const key = keyOf(seed, `${retailer.code}/${title}`);
          const productId = `9${String(Math.floor(noise(key, 'product id') * 10 ** 9)).padStart(9, '0')}`;
          fillers.push({
            key,
            placement: null,
            productId,
            title,
            url: `${siteOf(retailer)}/p/${slug(title)}-${productId}`,
            image: packImage({
              pack: category.pack,
              colour: brand.colour,
              brand: brand.name,
              caption,
              tone: noise(key, 'tone'),
            }),
            brand,
            variant,
            appeal: 0.05 + 0.4 * noise(key, 'appeal'),
          });
        }
  return fillers;
}
