import { BUYBOX_LOST, offers } from '@/lib/datasets/offers/view';
import { sql, tupleOf } from '@/lib/metrics/sql';
import { same, table } from '../table';
import { buyboxColumns } from './buybox.columns';
import { amountOf } from './frame';
import { listingsInState } from './histories';
import { LISTING_COLUMNS, LISTING_OF_ROWS, listingTable } from './listing-rows';

const { c } = offers;

/** The main merchant with the lowest price in the currency of the winner: of those that have it in stock, if any does. */
const RIVAL = sql`arrayFirst(main -> ifNull(toString(main.currency), '') = ifNull(toString(won.currency), ''), mains)`;

/** SKUs with a lost buybox, the longest first. */
export const buybox = table({
  ...listingTable,
  name: 'prices/buybox',
  title: 'Buybox lost',
  columns: buyboxColumns,
  sort: 'since.asc',
  select: () => ({
    ...LISTING_COLUMNS,
    ...same('since', 'since_at_least', 'strip'),
    winner: sql`won.merchant_name`,
    winner_price: sql`won.amount`,
    currency: sql`won.currency`,
    main: sql`${RIVAL}.merchant_name`,
    main_price: sql`${RIVAL}.amount`,
    main_in_stock: sql`${RIVAL}.in_stock`,
    difference: sql`won.amount / ${RIVAL}.amount - 1`,
    days_lost: sql`bad_days`,
  }),
  from(params, run) {
    const amount = amountOf(params.price);
    const offer = tupleOf([c.merchant_name, sql`${amount} AS amount`, c.currency, c.in_stock]);
    const order = sql`(${amount} IS NULL, ifNull(${amount}, 0), ${c.row_no})`;
    return listingsInState(params, run, {
      isInState: BUYBOX_LOST,
      select: sql`${LISTING_OF_ROWS}, argMinIf(${offer}, ${order}, ${c.has_buybox}) AS won,
        arraySort(main -> (NOT ifNull(main.in_stock, true), main.amount, main.merchant_name), groupArrayIf(${offer}, ${c.is_main_merchant} AND ${amount} IS NOT NULL)) AS mains`,
    });
  },
});
