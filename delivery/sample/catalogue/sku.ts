import { packImage } from '@/delivery/sample/images';
import { keyOf, noise } from '@/delivery/sample/noise';
import type { Language, Words } from '@/delivery/sample/words/words';
import type { Tag } from '@/lib/contract/column';
import { inStoreBarcode } from './barcode';
import type { Brand, Category, Size } from './category';

/** A product, independent of retailers. */
export interface Sku {
  readonly id: string;
  readonly key: number;
  readonly brand: Brand;
  readonly category: Category;
  readonly variant: number;
  readonly size: Size;
  readonly power: boolean;
  readonly barcode: string;
  /** List price in Germany. */
  readonly euro: number;
  /** Popularity, 0 to 1, which determines ranks, ratings and reviews. */
  readonly appeal: number;
  readonly image: string;
  readonly tags: Tag[];
  /** Above 1 for the additional copies of the range by `--scale`. */
  readonly edition: number;
}

export interface Range {
  readonly seed: number;
  /** Prefix of SKU identifiers. */
  readonly prefix: string;
  readonly brands: readonly Brand[];
  readonly categories: readonly Category[];
  readonly scale: number;
}

/** Returns the SKUs of a range, `scale` times. The first edition is the same at any scale. */
export function skusOf(range: Range): Sku[] {
  const skus: Sku[] = [];
  for (let edition = 1; edition <= range.scale; edition++)
    for (const category of range.categories)
      for (const brand of range.brands)
        for (let nth = 0; nth < (brand.range[category.key] ?? 0); nth++)
          skus.push(makeSku(range, { number: skus.length + 1, edition, category, brand, nth }));
  return skus;
}

interface SkuPosition {
  number: number;
  edition: number;
  category: Category;
  brand: Brand;
  nth: number;
}

function makeSku({ seed, prefix, categories }: Range, { number, edition, category, brand, nth }: SkuPosition): Sku {
  const id = `${prefix}-${String(number).padStart(5, '0')}`;
  const key = keyOf(seed, id);
  const variant = nth % category.variants.length;
  const size = category.sizes[Math.floor(nth / category.variants.length + variant) % category.sizes.length];
  if (!size) throw new Error(`The category ${category.key} names no sizes.`);
  const power = edition === 1 && nth < 2;
  return {
    id,
    key,
    brand,
    category,
    variant,
    size,
    power,
    edition,
    barcode: inStoreBarcode((seed % 1000) * 1_000_000 + categories.length * 100_000 + number),
    euro: size.euro * brand.level * (0.94 + 0.12 * noise(key, 'price')),
    appeal: (power ? 0.6 : 0.2) + 0.4 * noise(key, 'appeal'),
    image: packImage({
      pack: category.pack,
      colour: brand.colour,
      brand: brand.name,
      caption: sizeText(size, 'en'),
      tone: noise(key, 'tone'),
    }),
    tags: [
      { tag_name: 'category', tag_value: category.shelf.en },
      { tag_name: 'line', tag_value: category.variants[variant]?.en ?? null },
      { tag_name: 'size', tag_value: sizeText(size, 'en') },
    ],
  };
}

/** Returns the title of an SKU, such as "Velquin Shampoo Aloe & Reis 250 ml". */
export function titleOf({ brand, category, variant, size, edition }: Sku, language: Language): string {
  const series = edition > 1 ? ` No. ${edition}` : '';
  const kind = category.variants[variant]?.[language] ?? '';
  return `${brand.name}${series} ${category.noun[language]} ${kind} ${sizeText(size, language)}`;
}

const countWords: Record<'washes' | 'pieces', Words> = {
  washes: { en: 'washes', de: 'WL', fr: 'lavages', pl: 'prań' },
  pieces: { en: 'pieces', de: 'Stück', fr: 'pièces', pl: 'szt.' },
};

export function sizeText({ amount, unit }: Size, language: Language): string {
  return `${amount} ${unit === 'washes' || unit === 'pieces' ? countWords[unit][language] : unit}`;
}

/** Returns the number of unit-price units in a pack: liters, kilograms, washes. */
export function unitsIn({ amount, unit }: Size): number {
  return unit === 'ml' || unit === 'g' ? amount / 1000 : amount;
}
