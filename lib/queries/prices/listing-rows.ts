import type { OfferColumn } from '@/lib/metrics/offers';
import { identifier, join, type Sql, sql } from '@/lib/metrics/sql';

/** Columns that `SKU_OF_ROWS` reads. */
export const SKU_COLUMNS = [
  'sku',
  'sku_name',
  'product_title',
  'brand_name',
  'barcode',
  'is_own_brand',
  'is_psku',
] as const satisfies readonly OfferColumn[];

/** What names an SKU, over its offers. */
export const SKU_OF_ROWS = {
  sku: sql`any(sku)`,
  sku_name: sql`ifNull(anyIf(product_title, product_title != ''), any(sku_name))`,
  brand_name: sql`any(brand_name)`,
  barcode: sql`any(barcode)`,
  is_own: sql`ifNull(max(is_own_brand), false)`,
  is_power: sql`ifNull(max(is_psku), false)`,
};

/** Columns that `LISTING_OF_ROWS` reads. */
export const LISTING_READ = [...SKU_COLUMNS, 'retailer', 'retailer_country'] as const satisfies readonly OfferColumn[];

const { sku: _, ...DESCRIPTION } = SKU_OF_ROWS;
const selectList = (values: Readonly<Record<string, Sql>>) =>
  join(Object.entries(values).map(([name, value]) => sql`${value} AS ${identifier(name)}`));

/** What names an SKU, as a SELECT list over its offers, grouped by `sku`. */
export const SKU_LIST = sql`sku, ${selectList(DESCRIPTION)}`;

/** What names an SKU at a retailer, as a SELECT list over its offers. */
export const LISTING_OF_ROWS = selectList({
  ...DESCRIPTION,
  retailer: sql`any(retailer)`,
  retailer_country: sql`any(retailer_country)`,
});

/** The columns of `LISTING_OF_ROWS`, after those that identify a row. */
export const LISTING_NAMES = [
  'sku',
  'shop',
  'sku_name',
  'brand_name',
  'barcode',
  'is_own',
  'is_power',
  'retailer',
  'retailer_country',
] as const;
