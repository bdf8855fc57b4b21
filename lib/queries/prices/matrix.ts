import { BUYBOX_WON, LISTING, offers } from '@/lib/datasets/offers/view';
import { NAMED_TUPLES, type Sql, sql, tupleOf } from '@/lib/metrics/sql';
import { table } from '../table';
import { COMPARED_PRICE, frontOffers, listingOffers, withLowest } from './frame';
import { SKU_OF_ROWS } from './listing-rows';
import { CELL_OFFER, matrixColumns } from './matrix.columns';
import { todayNeed } from './needs';
import { pricesParams } from './params';

const { c } = offers;
const OTHERS = ['offers', 'is_out', 'other_merchant', 'other_amount', 'passes'];
const CELL = [...CELL_OFFER.map((name) => c[name]), c.above_list, 'is_lowest', 'is_buybox_lost', ...OTHERS];

const CELL_WORDS = sql`concat(ifNull(toString(cell.retailer), 'Unknown retailer'), ' ', ifNull(toString(cell.selling_price), 'no price'),
  ifNull(concat(' ', toString(cell.currency)), ''), if(ifNull(cell.is_out, false), ' out of stock', ''))`;

/** Adds what the other offers of an SKU at a retailer in a currency say about it. */
function withOthers(rows: Sql): Sql {
  const ofListing = sql`OVER (PARTITION BY ${c.sku}, ${c.shop}, ${c.currency})`;
  const isInStock = sql`ifNull(${c.in_stock}, false)`;
  const best = sql`argMinIf(tuple(${c.merchant_name}, ${c.selling_price}), ifNull(${c.selling_price}, inf), ${isInStock}) ${ofListing}`;
  const isElsewhere = sql`NOT ifNull(${c.in_stock}, true) AND in_stock_offers > 0`;
  return sql`SELECT * EXCEPT (passes), NOT ${BUYBOX_WON} AS is_buybox_lost, toBool(any_passes) AS passes,
      multiIf(in_stock_offers > 0, false, known_offers < offers, NULL, true) AS is_out,
      if(${isElsewhere}, best.1, NULL) AS other_merchant, if(${isElsewhere}, best.2, NULL) AS other_amount
    FROM (
      SELECT *, count() ${ofListing} AS offers, count(${c.in_stock}) ${ofListing} AS known_offers,
        countIf(${isInStock}) ${ofListing} AS in_stock_offers, max(passes) ${ofListing} AS any_passes, ${best} AS best
      FROM (${rows}))`;
}

/** Amounts that are compared, by SKU and currency. */
const COMPARED_CELLS = sql`countIf(${COMPARED_PRICE} IS NOT NULL) OVER (PARTITION BY ${c.sku}, ${c.currency})`;
const IS_NOT_OUT = sql`NOT ifNull(is_out, false)`;
const IS_LOST_OR_ABOVE = sql`(ifNull(is_buybox_lost, false) OR ifNull(${c.above_list}, false))`;
/** Retailers of an SKU. Each has a cell for each currency, and counts once. */
const RETAILERS = sql`uniqExact(${LISTING})`;
const retailersWith = (condition: Sql) => sql`uniqExactIf(${LISTING}, ${condition})`;
/** Retailers without a cell that is in stock or of unknown stock. */
const OUT_OF_STOCK = sql`${RETAILERS} - ${retailersWith(IS_NOT_OUT)}`;
/** Retailers with such a cell, and with none that has lost the buybox or is above its list price. */
const WITHOUT_PROBLEM = sql`(${retailersWith(sql`${IS_NOT_OUT} OR ${IS_LOST_OR_ABOVE}`)} - ${retailersWith(IS_LOST_OR_ABOVE)})`;
/** Whether all offers of an SKU have the same currency. */
const HAS_ONE_CURRENCY = sql`uniqExact(ifNull(toString(${c.currency}), '')) = 1`;

/** SKUs by retailer: own SKUs that need attention first. */
export const matrix = table({
  name: 'prices/matrix',
  title: 'SKU × retailer',
  noun: 'SKUs',
  columns: matrixColumns,
  params: pricesParams,
  sort: 'attention.desc',
  key: ['not_own', 'not_power', 'brand_name', 'sku_name', 'sku'],
  needs: (params) => [todayNeed(params)],
  select: () => ({
    ...SKU_OF_ROWS,
    not_own: sql`toBool(NOT ${SKU_OF_ROWS.is_own})`,
    not_power: sql`toBool(NOT ${SKU_OF_ROWS.is_power})`,
    attention: sql`if(${SKU_OF_ROWS.is_own}, ${RETAILERS} - ${WITHOUT_PROBLEM}, 0)`,
    out_of_stock: OUT_OF_STOCK,
    buybox_lost: retailersWith(sql`is_buybox_lost`),
    above_list: retailersWith(c.above_list),
    retailers: RETAILERS,
    list_price: sql`if(${HAS_ONE_CURRENCY} AND min(${c.list_price}) = max(${c.list_price}), min(${c.list_price}), NULL)`,
    currency: sql`if(${HAS_ONE_CURRENCY}, any(${c.currency}), NULL)`,
    spread: sql`maxIf(highest_price / lowest_price - 1, compared_cells > 1)`,
    prices: sql`arrayStringConcat(arrayMap(cell -> ${CELL_WORDS}, cells), '; ')`,
    cells: sql`arraySort(cell -> (cell.shop, ifNull(toString(cell.currency), '')), groupArray(cell))`,
  }),
  from(params, run) {
    return sql`FROM (
        SELECT *, ${COMPARED_CELLS} AS compared_cells, ${tupleOf(CELL)} AS cell
        FROM (${withLowest(frontOffers(withOthers(listingOffers(params, run))))}) ${NAMED_TUPLES})
      GROUP BY ${c.sku}`;
  },
});
