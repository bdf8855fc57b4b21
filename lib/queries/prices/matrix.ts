import { NAMED_TUPLES, param, sql, tupleOf } from '@/lib/metrics/sql';
import { text } from '../params';
import { table } from '../table';
import { frontOffers, todayOffers, withLowest } from './frame';
import { SKU_COLUMNS, SKU_OF_ROWS } from './listing-rows';
import { CELL_OFFER, matrixColumns } from './matrix.columns';
import { todayNeed } from './needs';
import { pricesParams } from './params';

const CELL = [...CELL_OFFER, 'amount', 'is_lowest', 'is_buybox_lost', 'offers'] as const;

/** Amounts that are compared, by SKU and currency. */
const COMPARED_CELLS = sql`countIf(ifNull(in_stock, true) AND amount IS NOT NULL) OVER (PARTITION BY sku, currency)`;
const HAS_PROBLEM = sql`NOT ifNull(in_stock, true) OR ifNull(is_buybox_lost, false) OR ifNull(above_list, false)`;

/** SKUs by retailer: own SKUs that need attention first. */
export const matrix = table({
  name: 'prices/matrix',
  title: 'SKU × retailer',
  noun: 'SKUs',
  columns: matrixColumns,
  params: {
    ...pricesParams,
    /** The retailer of `at_shop`. */
    shop: text(),
  },
  sort: 'attention.desc',
  key: ['not_own', 'not_power', 'brand_name', 'sku_name', 'sku'],
  needs: (params) => [todayNeed(params)],
  select: ({ shop }) => ({
    ...SKU_OF_ROWS,
    not_own: sql`toBool(NOT ${SKU_OF_ROWS.is_own})`,
    not_power: sql`toBool(NOT ${SKU_OF_ROWS.is_power})`,
    attention: sql`if(${SKU_OF_ROWS.is_own}, countIf(${HAS_PROBLEM}), 0)`,
    out_of_stock: sql`countIf(NOT in_stock)`,
    buybox_lost: sql`countIf(is_buybox_lost)`,
    above_list: sql`countIf(above_list)`,
    retailers: sql`uniqExact(shop)`,
    offers: sql`sum(offers)`,
    list_price: sql`if(uniqExact(ifNull(toString(currency), '')) = 1 AND min(list_price) = max(list_price), min(list_price), NULL)`,
    currency: sql`if(uniqExact(ifNull(toString(currency), '')) = 1, any(currency), NULL)`,
    spread: sql`maxIf(highest_amount / lowest_amount - 1, compared_cells > 1)`,
    at_shop: sql`anyIf(amount, shop = ${param(shop, 'String')})`,
    cells: sql`arraySort(cell -> (cell.shop, ifNull(toString(cell.currency), '')), groupArray(cell))`,
  }),
  from(params, run) {
    const rows = todayOffers(params, run, [...SKU_COLUMNS, ...CELL_OFFER]);
    const counted = sql`SELECT *, count() OVER (PARTITION BY sku, shop, currency) AS offers,
      if(has_buybox, NOT is_main_merchant, NULL) AS is_buybox_lost FROM (${rows})`;
    return sql`FROM (
        SELECT *, ${COMPARED_CELLS} AS compared_cells, ${tupleOf(CELL)} AS cell
        FROM (${withLowest(frontOffers(counted, 'now'), 'now')}) ${NAMED_TUPLES})
      GROUP BY sku`;
  },
});
