import { sql } from '@/lib/metrics/sql';
import { same, table } from '../table';
import { buyboxColumns } from './buybox.columns';
import { amountOf } from './frame';
import { BUYBOX_LOST, listingsInState } from './histories';
import { LISTING_NAMES, LISTING_OF_ROWS, LISTING_READ } from './listing-rows';
import { periodNeed, todayNeed } from './needs';
import { pricesParams } from './params';

/** The main merchant with the lowest price in the currency of the winner. */
const RIVAL = sql`arrayFirst(main -> ifNull(toString(main.3), '') = ifNull(toString(won.3), ''), mains)`;

/** Own SKUs with a lost buybox, the longest first. */
export const buybox = table({
  name: 'prices/buybox',
  title: 'Buybox lost',
  noun: 'SKUs at retailers',
  columns: buyboxColumns,
  params: pricesParams,
  sort: 'since.asc',
  key: ['not_power', 'sku_name', 'retailer', 'sku', 'shop'],
  needs: (params) => [todayNeed(params), periodNeed(params)],
  select: () => ({
    ...same(...LISTING_NAMES, 'since', 'since_at_least', 'strip'),
    winner: sql`won.1`,
    winner_price: sql`won.2`,
    currency: sql`won.3`,
    main: sql`${RIVAL}.1`,
    main_price: sql`${RIVAL}.2`,
    difference: sql`won.2 / ${RIVAL}.2 - 1`,
    days_lost: sql`bad_days`,
    not_power: sql`toBool(NOT is_power)`,
  }),
  from(params, run) {
    const amount = amountOf(params.price);
    const offer = sql`tuple(merchant_name, ${amount}, currency)`;
    const order = sql`(${amount} IS NULL, ifNull(${amount}, 0), row_no)`;
    return listingsInState(params, run, {
      state: BUYBOX_LOST,
      columns: [
        ...LISTING_READ,
        'row_no',
        'merchant_name',
        'currency',
        'selling_price',
        'cargo_fee',
        'is_main_merchant',
      ],
      select: sql`${LISTING_OF_ROWS}, argMinIf(${offer}, ${order}, has_buybox) AS won,
        arraySort(main -> (main.2, main.1), groupArrayIf(${offer}, is_main_merchant AND ${amount} IS NOT NULL)) AS mains`,
    });
  },
});
