import { offers } from '@/lib/datasets/offers/view';
import { selectList, sql } from '@/lib/metrics/sql';
import { same } from '../table';
import { periodNeed, todayNeed } from './needs';
import { type PricesParams, pricesParams } from './params';

const { c } = offers;

/** What names an SKU, over its offers. */
export const SKU_OF_ROWS = {
  sku: sql`any(${c.sku})`,
  sku_name: sql`ifNull(anyIf(${c.product_title}, ${c.product_title} != ''), any(${c.sku_name}))`,
  brand_name: sql`any(${c.brand_name})`,
  barcode: sql`any(${c.barcode})`,
  is_own: sql`ifNull(max(${c.is_own_brand}), false)`,
  is_power: sql`ifNull(max(${c.is_psku}), false)`,
};

const { sku: _, ...DESCRIPTION } = SKU_OF_ROWS;

/** What names an SKU, as a SELECT list over its offers, grouped by `sku`. */
export const SKU_LIST = sql`${c.sku}, ${selectList(DESCRIPTION)}`;

/** What names an SKU at a retailer, as a SELECT list over its offers. */
export const LISTING_OF_ROWS = selectList({
  ...DESCRIPTION,
  retailer: sql`any(${c.retailer})`,
  retailer_country: sql`any(${c.retailer_country})`,
});

/** What the tables of SKUs at retailers have in common. */
export const listingTable = {
  noun: 'SKUs at retailers',
  params: pricesParams,
  key: ['not_power', 'sku_name', 'retailer', 'sku', 'shop'],
  needs: (params: PricesParams) => [todayNeed(params), periodNeed(params)],
} as const;

/** Columns and fields of these tables: those of `LISTING_OF_ROWS`, after those that identify a row. */
export const LISTING_COLUMNS = {
  ...same('sku', 'shop', 'sku_name', 'brand_name', 'barcode', 'is_own', 'is_power', 'retailer', 'retailer_country'),
  not_power: sql`toBool(NOT is_power)`,
};
