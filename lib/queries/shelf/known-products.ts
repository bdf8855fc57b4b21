import { listings } from '@/lib/datasets/listings/view';
import { ranks } from '@/lib/datasets/ranks/view';
import { and, NAMED_TUPLES, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import type { Run } from '../query';
import { isRankedRetailer, type ShelfKey, type ShelfNames } from './names';
import { KNOWN } from './needs';

const { c } = listings;
const r = ranks.c;

/** A need of listings. */
export interface ListedNeed {
  view: typeof listings;
  as?: string;
}

/** A product that Search By Product tracks at a retailer. */
export interface KnownProduct {
  /** Identifier at the retailer. */
  product: string;
  name: string | null;
  brand: string | null;
  barcode: string | null;
  is_own: boolean | null;
  is_power: boolean | null;
}

/** Returns the condition of products that are listed. @param product their identifier */
export function isListed(product: Sql, listed: ListedNeed, run: Run): Sql {
  return sql`${product} != '' AND ${product} IN (SELECT ${c.product_id} FROM ${run.from(listed)})`;
}

/** Returns the listed products that Search By Product tracks at the retailer, by its first statement about each. */
export async function readKnownProducts(
  { retailer_code }: ShelfKey,
  { retailer_name }: ShelfNames,
  listed: ListedNeed,
  run: Run,
): Promise<KnownProduct[]> {
  const first = (column: Sql) => sql`argMin(${column}, ${r.row_no})`;
  const { products } = await run.sharedRow<{ products: KnownProduct[] }>(
    sql`SELECT groupArray(${tupleOf(['product', 'name', 'brand', 'barcode', 'is_own', 'is_power'])}) AS products FROM (
      SELECT assumeNotNull(${r.product_id}) AS product, ${first(sql`toString(${r.csku_title})`)} AS name, ${first(sql`toString(${r.brand_name})`)} AS brand,
        ${first(r.barcode)} AS barcode, ${first(r.is_customer_brand)} AS is_own, ${first(r.is_psku)} AS is_power
      FROM ${run.from(KNOWN)} WHERE ${and(isListed(r.product_id, listed, run), isRankedRetailer(retailer_code, retailer_name))}
      GROUP BY product ORDER BY product) ${NAMED_TUPLES}`,
  );
  return products;
}
