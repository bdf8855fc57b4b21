import * as z from 'zod/mini';
import { cell } from '@/lib/datasets/competitions/cells';
import { IN_SEVERAL_COUNTRIES, IN_SEVERAL_CURRENCIES, offers } from '@/lib/datasets/offers/view';
import { NAMED_TUPLES, sql, tupleOf } from '@/lib/metrics/sql';
import { PRICE_TYPE } from '@/lib/queries/shared/price-type';
import { query } from '../query';
import { cellsOf, rangeNeeds } from './cells';
import { competitionParams } from './params';

/** The price that a main merchant asks for the base of a competition. */
export interface MainPrice {
  /** The competition. */
  id: string;
  price: number;
  merchant: string | null;
}

/**
 * The lowest price of a main merchant for the base of each competition on the selected day (Price), by SKU and retailer.
 * Only for packs and days, as the offers of a day have no other prices. None for an SKU whose retailer has it in several
 * countries or currencies, as competitions state neither.
 */
export const mainPrices = query({
  name: 'price-competition/main-prices',
  params: z.object(competitionParams),
  needs: (params) => [
    ...rangeNeeds({ ...params, by: 'DAILY' }, params.date, params.date),
    { view: offers, params: { calculation_type: PRICE_TYPE }, from: params.date, to: params.date },
  ],
  async answer(params, run): Promise<MainPrice[]> {
    if (params.by !== 'DAILY' || params.price_type !== 'TOTAL') return [];
    const { c } = offers;
    const price = params.kind === 'rsp' ? c.selling_price : c.list_price;
    const counts = params.offers === 'standard' ? sql`ifNull(${c.in_stock}, true)` : sql`true`;
    const isMain = sql`ifNull(${c.is_main_merchant} AND ${counts} AND ${price} > 0, false)`;
    const bases = cellsOf(params, run);
    return run.rows<MainPrice>(
      sql`SELECT id, offer.price AS price, offer.merchant AS merchant
      FROM (
        SELECT DISTINCT ${cell.id}, ifNull(toString(${cell.csku_id}), '') AS sku, ifNull(toString(${cell.base_retailer}), '') AS shop FROM ${bases}
      ) AS base
      INNER JOIN (
        SELECT ifNull(toString(${c.csku_id}), '') AS sku, ifNull(toString(${c.retailer}), '') AS shop,
          minIf(${price}, ${isMain}) AS price, toString(argMinIf(${tupleOf([c.merchant_name])}, ${price}, ${isMain}).merchant_name) AS merchant
        FROM ${run.from({ view: offers })} WHERE sku != '' AND shop != '' GROUP BY sku, shop
        HAVING countIf(${isMain}) > 0 AND NOT (${IN_SEVERAL_COUNTRIES}) AND NOT (${IN_SEVERAL_CURRENCIES}) ${NAMED_TUPLES}
      ) AS offer USING (sku, shop)
      ORDER BY id`,
    );
  },
});
